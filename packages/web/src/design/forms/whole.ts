/** The whole number that somebody has typed, within its bounds; the least where it is none. */
export const whole = (text: string, least: number, most = Number.POSITIVE_INFINITY): number =>
  Math.min(most, Math.max(least, Math.floor(Number(text) || least)));
