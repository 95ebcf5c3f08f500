/** A phrase that begins a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A place such as (11, 9) is not torn apart at the end of a line. */
export const unbroken = (text: string): string => text.replace(/\((\d+), (\d+)\)/g, '($1,\u00a0$2)');
