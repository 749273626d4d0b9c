'use client';
import { ArrowLeft, Printer } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { printSheetWords } from './PrintSheet.words.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import * as styles from './PrintSheet.css.ts';
import { PrintTable, type SheetSchedule } from './PrintTable.tsx';
import { usePrint } from './usePrint.ts';

export type { SheetSchedule, ScheduleRow } from './PrintTable.tsx';

/** A value under its label. */
export interface SheetFact {
  label: string;
  value: ReactNode;
  /** Spans both columns. */
  isWide?: boolean;
}

/** The props of `PrintSheet`, with those of the `div` around toolbar and sheet. */
export interface PrintSheetProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Language of the sheet if it differs from the page. */
  lang?: string | undefined;
  /** The logo of the office. */
  mark?: ReactNode | undefined;
  /** Name of the office, in the head of the sheet. */
  office: string;
  /** Address of the office, below its name. */
  address: string;
  /** Its reference number, for example "Letter no. 4821/LR". */
  letter: string;
  /** When it was printed, for example "Printed 21-Nov-2026 09:12 AM". */
  printedAt: string;
  /** Heading of the sheet. */
  title: string;
  /** The subject, below the title. */
  subject?: ReactNode;
  /** The labels and values of the sheet. */
  facts: readonly SheetFact[];
  /** A table below the facts. */
  schedule?: SheetSchedule | undefined;
  /** A note at the end. */
  note?: string | undefined;
  /** Text below the signature line. */
  signature?: string | undefined;
  /** The link back to the page, above the sheet. */
  back: { label: string; href: string };
  /** Label of the button that prints. */
  printLabel?: string | undefined;
  /** Opens the print dialog when the fonts are loaded. */
  isAutomatic?: boolean | undefined;
  /** Called when the print dialog is closed, whether or not it was printed. */
  onPrinted?: (() => void) | undefined;
}

type SheetHeadProps = Pick<PrintSheetProps, 'address' | 'letter' | 'mark' | 'office' | 'printedAt'>;

function SheetHead({ mark, office, address, letter, printedAt }: SheetHeadProps) {
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
  const { lang, mark, office, address, letter, printedAt, title, subject, facts, ...others } =
    props;
  const { schedule, children, note, signature, back, printLabel, ...more } = others;
  const { isAutomatic = false, onPrinted, ...rest } = more;
  const words = useWords('printSheet', printSheetWords);
  const titleId = useId();
  const print = usePrint({ isAutomatic, onPrinted });
  return (
    <div {...mergeProps({ className: styles.root }, rest)}>
      <div className={styles.toolbar}>
        <ButtonLink kind="quiet" icon={<Icon of={ArrowLeft} />} href={back.href}>
          {back.label}
        </ButtonLink>
        <Button kind="primary" icon={<Icon of={Printer} />} onClick={print}>
          {printLabel ?? words.printLabel}
        </Button>
      </div>
      <article lang={lang} aria-labelledby={titleId} className={styles.sheet}>
        <SheetHead {...{ mark, office, address, letter, printedAt }} />
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {subject !== undefined && <p className={styles.subject}>{subject}</p>}
        <dl className={styles.facts}>
          {facts.map(({ label, value, isWide = false }) => (
            <div key={label} className={styles.fact} data-wide={isWide || undefined}>
              <dt className={styles.small}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {schedule && <PrintTable {...schedule} />}
        {children}
        <footer className={styles.foot}>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          {signature !== undefined && <p className={styles.signature}>{signature}</p>}
        </footer>
      </article>
    </div>
  );
}
