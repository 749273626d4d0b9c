import { Download } from 'lucide';
import { memo, useId, type ComponentProps, type ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { getIcon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { renderOfferState } from '../StatusPatch/renderOfferState.tsx';
import { renderTenderAction, type TenderAction } from './renderTenderAction.tsx';
import * as styles from './TenderCard.css.ts';

export type { TenderAction } from './renderTenderAction.tsx';

/** A date of a tender under its label. */
export interface TenderDate {
  label: string;
  value: string;
  /** A note after the date, for example "(21 days left)". */
  note?: string;
}

/** The props of `TenderCard`, with those of an `article`. */
export interface TenderCardProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** Title of the tender, the heading of the card. */
  title: string;
  /** The page of the tender; then its title is a link. */
  href?: string | undefined;
  /** Language of the title if it differs from the page. */
  titleLang?: string | undefined;
  /** Level of the heading; 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether bids are accepted. */
  isOpen: boolean;
  /** Text of the status patch, for example "Open" or "Closed". */
  stateLabel: string;
  /** Its reference number, for example "Letter no. 4821/LR". */
  letter: string;
  /** Opening date first, then the closing date. */
  dates: readonly TenderDate[];
  /** The link or action to apply. */
  apply?: TenderAction | undefined;
  /** Why there is no `apply`, for example "Applications closed on 12-12-2026." */
  applyNote?: string | undefined;
  /** The link or action for its file, with type and size. */
  download?: TenderAction | undefined;
  /** Further actions below the dates, for example to add them to a calendar. */
  more?: ReactNode | undefined;
}

const withNote = (date: string, note: string) => (
  <>
    {date} <span className={styles.note}>{note}</span>
  </>
);

/** A tender in a list with its state, number, title, dates and actions. */
export const TenderCard = memo(function TenderCard({
  title,
  href,
  titleLang,
  headingLevel = 3,
  isOpen,
  stateLabel,
  letter,
  dates,
  apply,
  applyNote,
  download,
  more,
  ...article
}: TenderCardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const control = (name: string) => ({ id: `${titleId}-${name}`, contextId: titleId });
  return (
    <article {...mergeProps({ className: styles.root, 'aria-labelledby': titleId }, article)}>
      <div className={styles.facts}>
        <p className={styles.meta}>
          {renderOfferState(isOpen ? 'success' : 'neutral', stateLabel)}
          {letter}
        </p>
        <Heading id={titleId} lang={titleLang} className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} isAlone>
              {title}
            </Link>
          )}
        </Heading>
        <dl className={styles.dates}>
          {dates.map(({ label, value, note }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.date}>{note === undefined ? value : withNote(value, note)}</dd>
            </div>
          ))}
        </dl>
        {applyNote !== undefined && <p className={styles.applyNote}>{applyNote}</p>}
        {more !== undefined && <div className={styles.more}>{more}</div>}
      </div>
      {(apply ?? download) !== undefined && (
        <div className={styles.actions}>
          {apply && renderTenderAction({ ...control('apply'), action: apply, kind: 'primary' })}
          {download &&
            renderTenderAction({
              ...control('file'),
              action: download,
              kind: 'secondary',
              icon: getIcon({ of: Download }),
            })}
        </div>
      )}
    </article>
  );
});
