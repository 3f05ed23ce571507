/**
 * The line to one table. It opens itself again when it breaks, asks for exactly what was missed, and sends once more
 * whatever had not been answered: the server applies a request once, however often it arrives.
 */
import { PROTOCOL, type ClientMessage, type Refused, type ServerMessage } from "./protocol/generated/table";

export type LinkState = "opening" | "open" | "lost" | "closed";
export type Answer = Extract<
  ServerMessage,
  { type: "done" | "because" | "page" | "advice" | "conclusions" | "preview" | "interpreted" | "refused" }
>;
type Request = Extract<ClientMessage, { id: string }>;
/** A request before it has its id. */
export type Asked = Request extends infer R ? (R extends { id: string } ? Omit<R, "id"> : never) : never;

interface Listener {
  message: (message: ServerMessage) => void;
  state: (state: LinkState) => void;
  /** The last entry seen, with my last note after it, and the chair to look from: for the greeting. */
  greeting: () => { seq: number | null; seat: number | null; note?: number };
}

/** The line was closed for good while a request was on its way. */
export class LineClosed extends Error {}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #pending = new Map<
    string,
    { request: Request; settle: (answer: Answer) => void; fail: (error: Error) => void }
  >();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #greeted = false;
  #closed = false;

  constructor(
    readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Send a request and wait for its answer, through as many broken lines as it takes. */
  ask(asked: Asked): Promise<Answer> {
    const request = { ...asked, id: freshId() } as Request;
    return new Promise((settle, fail) => {
      if (this.#closed) return fail(new LineClosed());
      this.#pending.set(request.id, { request, settle, fail });
      if (this.#greeted) this.#send(request);
    });
  }

  /** Something that gets no answer; it is dropped when the line is broken. */
  tell(message: ClientMessage): void {
    if (this.#greeted) this.#send(message);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#stopTimers();
    this.#socket?.close();
    for (const { fail } of this.#pending.values()) fail(new LineClosed());
    this.#pending.clear();
    this.listener.state("closed");
  }

  #open(): void {
    this.listener.state(this.#wait === FIRST_WAIT ? "opening" : "lost");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", protocol: PROTOCOL, ...this.listener.greeting() });
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#pong);
    if (message.type === "welcome") this.#greet();
    if (message.type === "bye" && message.reason !== "restarting") return this.close();
    if ("id" in message && message.id !== null) this.#settle(message as Answer & { id: string });
    this.listener.message(message);
  }

  #settle(answer: Answer & { id: string }): void {
    this.#pending.get(answer.id)?.settle(answer);
    this.#pending.delete(answer.id);
  }

  #greet(): void {
    this.#greeted = true;
    this.#wait = FIRST_WAIT;
    this.listener.state("open");
    for (const { request } of this.#pending.values()) this.#send(request);
    this.#ping = setInterval(() => this.#beat(), PING_EVERY);
  }

  #beat(): void {
    this.#send({ type: "ping", number: 0 });
    const socket = this.#socket;
    this.#pong = setTimeout(() => socket?.close(), PONG_WITHIN);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#greeted = false;
    this.#stopTimers();
    this.listener.state("lost");
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.8 + Math.random() * 0.4));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network or the reader is back: do not wait for the timer. */
  #hurry = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #stopTimers(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pong);
    clearInterval(this.#ping);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** Never used before; made so that it also works on pages that a host serves without TLS in a home network. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export function isRefused(answer: Answer): answer is Refused {
  return answer.type === "refused";
}

/** The address of a table's socket on the server that this page came from. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
