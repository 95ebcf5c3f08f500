/** A text of people by its paragraphs. */
export const Paragraphs = ({ of, className }: { readonly of: readonly string[]; readonly className: string }) =>
  of.map((text, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names; their places are what they are.
    <p key={nth} className={className}>
      {text}
    </p>
  ));
