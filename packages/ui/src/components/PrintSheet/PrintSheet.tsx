import { ArrowLeft, Printer } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import * as styles from './PrintSheet.css.ts';
import { Schedule, type SheetSchedule } from './Schedule.tsx';
import { usePrint } from './usePrint.ts';

export type { SheetSchedule, ScheduleRow } from './Schedule.tsx';

/** A value under its label. */
export interface SheetFact {
  label: string;
  value: ReactNode;
  /** Takes both columns. */
  isWide?: boolean;
}

/** The props of `PrintSheet`. */
export interface PrintSheetProps {
  /** Language of the sheet when it differs from the page's. */
  lang?: string;
  /** The mark of the office, a drawing. */
  mark?: ReactNode;
  office: string;
  address: string;
  /** The number it is known by, for example "Letter no. 4821/LR". */
  letter: string;
  /** When it was made, for example "Printed 21-Nov-2026 09:12 AM". */
  printedAt: string;
  title: string;
  /** What it is about, below the title. */
  subject?: string;
  facts: readonly SheetFact[];
  schedule?: SheetSchedule;
  /** What else the sheet has, below the schedule. */
  children?: ReactNode;
  /** A sentence at the foot. */
  note?: string;
  /** Words below the line to sign on. */
  signature?: string;
  back: { label: string; href: string };
  printLabel: string;
  /** Opens the print dialog at once, when the letters are there. */
  isAutomatic?: boolean;
  /** The print dialog was closed; whether it was printed cannot be known. */
  onPrinted?: () => void;
}

function SheetHead({ mark, office, address, letter, printedAt }: PrintSheetProps) {
  return (
    <>
      <header className={styles.head}>
        {mark}
        <p className={styles.office}>
          <strong className={styles.strong}>{office}</strong>
          <span className={styles.small}>{address}</span>
        </p>
        <p className={styles.letter}>
          <strong className={styles.strong}>{letter}</strong>
          <span className={styles.small}>{printedAt}</span>
        </p>
      </header>
      <div role="presentation" aria-hidden="true" className={styles.strip} />
    </>
  );
}

/** A document of one or more A4 pages on white paper; the screen shows it as it is printed. */
export function PrintSheet(props: PrintSheetProps) {
  const { lang, title, subject, facts, schedule, note, signature, back, printLabel } = props;
  const titleId = useId();
  const print = usePrint({ isAutomatic: props.isAutomatic ?? false, onPrinted: props.onPrinted });
  return (
    <div className={styles.page}>
      <div className={styles.toolbar}>
        <ButtonLink kind="quiet" icon={ArrowLeft} href={back.href}>
          {back.label}
        </ButtonLink>
        <Button kind="primary" icon={Printer} onClick={print}>
          {printLabel}
        </Button>
      </div>
      <article lang={lang} aria-labelledby={titleId} className={styles.sheet}>
        <SheetHead {...props} />
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {subject !== undefined && <p className={styles.subject}>{subject}</p>}
        <dl className={styles.facts}>
          {facts.map(({ label, value, isWide = false }) => (
            <div key={label} className={styles.fact[isWide ? 'wide' : 'half']}>
              <dt className={styles.small}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {schedule && <Schedule {...schedule} />}
        {props.children}
        <footer className={styles.foot}>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          {signature !== undefined && <p className={styles.signature}>{signature}</p>}
        </footer>
      </article>
    </div>
  );
}
