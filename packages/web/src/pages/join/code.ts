/** The code in what somebody typed or pasted: a whole link has it behind its #. */
export const codeIn = (text: string): string => {
  const code = text.slice(text.lastIndexOf('#') + 1).trim();
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
};
