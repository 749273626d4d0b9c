import { meta } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** The props of `ByLine`. */
export interface ByLineProps {
  /** What the person did, where an entry names several. */
  label?: string;
  by: string;
  at: string;
}

/** Who wrote or decided an entry, and when. */
export function ByLine({ label, by, at }: ByLineProps) {
  const language = useLanguage();
  return (
    <p className={meta}>
      {label !== undefined && `${label} `}
      <span {...langAttribute(by, language)}>{by}</span>, {formatDateTime(at)}
    </p>
  );
}
