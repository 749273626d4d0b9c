import { Download } from 'lucide';
import { memo, useId, type ComponentProps, type ReactNode } from 'react';
import { renderOfferState } from '../StatusPatch/renderOfferState.tsx';
import { renderTenderAction, type TenderAction } from './renderTenderAction.tsx';
import * as styles from './TenderCard.css.ts';

export type { TenderAction } from './renderTenderAction.tsx';

/** A date of a tender under its label. */
export interface TenderDate {
  label: string;
  value: string;
  /** Said after the date, for example "(21 days left)". */
  note?: string;
}

/** The props of `TenderCard`, with those of an `article`. */
export interface TenderCardProps extends Omit<
  ComponentProps<'article'>,
  'className' | 'style' | 'title' | 'children'
> {
  title: string;
  /** The language of the title, where it is not that of the page. */
  titleLang?: string;
  headingLevel?: 2 | 3 | 4;
  /** Bids are taken. */
  isOpen: boolean;
  /** Word of the patch, for example "Open" or "Closed". */
  stateLabel: string;
  /** The number it is known by, for example "Letter no. 4821/LR". */
  letter: string;
  /** Opening date first, then the closing date. */
  dates: readonly TenderDate[];
  /** The way to take part; leads to the page to log in, or further. */
  apply?: TenderAction;
  /** Its file, with type and size, or the page to print. */
  download?: TenderAction;
  /** Further ways under the dates, for example to keep them in a calendar. */
  more?: ReactNode;
}

const withNote = (date: string, note: string) => (
  <>
    {date} <span className={styles.note}>{note}</span>
  </>
);

/** A tender in a list with its state, number, title, dates and actions. */
export const TenderCard = memo(function TenderCard({
  title,
  titleLang,
  headingLevel = 3,
  isOpen,
  stateLabel,
  letter,
  dates,
  apply,
  download,
  more,
  ...article
}: TenderCardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const control = (name: string) => ({ id: `${titleId}-${name}`, contextId: titleId });
  return (
    <article aria-labelledby={titleId} {...article} className={styles.card}>
      <div className={styles.facts}>
        <p className={styles.meta}>
          {renderOfferState(isOpen ? 'success' : 'neutral', stateLabel)}
          {letter}
        </p>
        <Heading id={titleId} lang={titleLang} className={styles.title}>
          {title}
        </Heading>
        <dl className={styles.dates}>
          {dates.map(({ label, value, note }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.date}>{note === undefined ? value : withNote(value, note)}</dd>
            </div>
          ))}
        </dl>
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
              icon: Download,
            })}
        </div>
      )}
    </article>
  );
});
