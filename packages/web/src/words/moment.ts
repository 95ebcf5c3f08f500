/** A time to come, as short as it can be said: today's by the clock alone. */
export const momentText = (at: number, language: string, now = new Date()): string => {
  const then = new Date(at);
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  if (then.toDateString() === now.toDateString()) return then.toLocaleTimeString(language, clock);
  return then.toLocaleString(language, { weekday: 'short', day: 'numeric', month: 'short', ...clock });
};
