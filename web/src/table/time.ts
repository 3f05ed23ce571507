/** Seconds as a clock shows them: `4:05`, `1:02:03`, `2 d 3 h`. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const days = Math.floor(left / 86_400);
  const hours = Math.floor(left / 3_600);
  const minutes = Math.floor((left % 3_600) / 60);
  const two = (value: number): string => String(value).padStart(2, "0");
  if (days > 0) return `${days} d ${hours % 24} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

/** A span of time as people say it: `10 minutes`, `3 days`. */
export function spanText(seconds: number, language: string): string {
  const [size, unit] =
    seconds % 86_400 === 0
      ? ([86_400, "day"] as const)
      : seconds % 3_600 === 0
        ? ([3_600, "hour"] as const)
        : ([60, "minute"] as const);
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.round(seconds / size));
}

/** A moment as people say it: the weekday and the hour, in the reader's language and zone. */
export function dueText(seconds: number, language: string): string {
  const parts = { weekday: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language, parts).format(new Date(seconds * 1000));
}

/** The hour and minute of something said, in the reader's language and zone. */
export function timeText(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(
    new Date(seconds * 1000),
  );
}
