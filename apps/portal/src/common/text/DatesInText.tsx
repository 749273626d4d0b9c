import { noWrap } from '../page/card.css.ts';

const date = /(\p{Nd}{2}[-/]\p{Nd}{2}[-/]\p{Nd}{4})/u;

/** A text whose dates are not broken at their hyphens, in whatever digits they are written. */
export function DatesInText({ text }: { text: string }) {
  return text.split(date).map((part, index) =>
    // The parts between are the dates; the parts of a text keep their order.
    index % 2 === 1 ? (
      <span key={index} className={noWrap}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
