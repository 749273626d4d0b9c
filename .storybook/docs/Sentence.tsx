/** A sentence of a docstring, its parts in backticks as code. */
export function Sentence({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
