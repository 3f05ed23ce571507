/** Devices, times and sizes in words. */
import { words } from "../words.svelte";
import { keyWords } from "./key-words.svelte";

const NAMES: Record<string, string> = {
  edge: "Edge",
  opera: "Opera",
  samsung: "Samsung Internet",
  firefox: "Firefox",
  chrome: "Chrome",
  safari: "Safari",
  android: "Android",
  ios: "iOS",
  windows: "Windows",
  chromeos: "ChromeOS",
  macos: "macOS",
  linux: "Linux",
};

/** "Phone", "Computer": what kind of device it is. */
export function kindOf(device: string): string {
  const kind = device.split(" ")[2] ?? "";
  return keyWords.say(keyWords.has(`device-${kind}`) ? `device-${kind}` : "device-unknown");
}

/** "Firefox on Android"; empty where neither is known. */
export function programOf(device: string): string {
  const [browser = "", system = ""] = device.split(" ").map((part) => NAMES[part] ?? "");
  if (browser && system) return keyWords.say("device-program", { browser, system });
  return browser || system;
}

/** The name of a passkey: what its owner called it, or the device it was made on. */
export function passkeyName(name: string): string {
  return /^\w+ \w+ (phone|tablet|computer|program)$/.test(name)
    ? [kindOf(name), programOf(name)].filter(Boolean).join(" · ")
    : name;
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "yesterday", "3 hours ago"; after a week the date. */
export function timeAgo(at: number, now: number = Date.now() / 1000): string {
  const past = now - at;
  if (past > 7 * 86_400) return new Date(at * 1000).toLocaleDateString(words.language);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  for (const [unit, seconds] of STEPS)
    if (past >= seconds) return format.format(-Math.round(past / seconds), unit);
  return keyWords.say("now");
}

export function dateOf(at: number): string {
  return new Date(at * 1000).toLocaleDateString(words.language);
}

/** "12 kB", "2.1 MB". */
export function sizeOf(bytes: number): string {
  const large = bytes >= 1e6;
  const unit = large ? "megabyte" : "kilobyte";
  const value = large ? bytes / 1e6 : Math.max(1, Math.round(bytes / 1e3));
  return new Intl.NumberFormat(words.language, { style: "unit", unit, maximumFractionDigits: 1 }).format(
    value,
  );
}
