/** Passkeys in this browser: whether it can make them, make one, log in with one. */
import { api } from "../api";
import type { Me, MyPasskey } from "../protocol/generated/table";

/** The reader closed the browser's question, or it took too long; nothing has changed. */
export class Cancelled extends Error {}

/** A passkey belongs to a name, so a site that is open by its numeric address has none. */
export function passkeysSupported(host: string = location.hostname): boolean {
  const numeric = /^[\d.]+$/.test(host) || host.startsWith("[");
  return (
    !numeric &&
    window.isSecureContext &&
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function"
  );
}

export async function makePasskey(): Promise<MyPasskey> {
  const { options } = await api.beginPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return api.addPasskey(await answer(() => navigator.credentials.create({ publicKey })));
}

/** Log in; `keep` says what happens to the person that this browser is logged in as. */
export async function logInWithPasskey(keep: "both" | "replace" | null): Promise<Me> {
  const { options } = await api.beginLogin();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return api.usePasskey(await answer(() => navigator.credentials.get({ publicKey })), keep);
}

async function answer(question: () => Promise<Credential | null>): Promise<object> {
  try {
    const credential = await question();
    if (credential instanceof PublicKeyCredential) return credential.toJSON() as object;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new Cancelled(error.message);
  }
  throw new Cancelled("no passkey");
}
