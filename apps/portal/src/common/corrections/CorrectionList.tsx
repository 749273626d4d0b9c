import type { Correction, CorrectionAction, Input } from '@temple-land/portal-core';
import { Alert } from '@temple-land/ui';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../state/announcement.ts';
import type { TextKey } from '../../i18n/textKey.ts';
import { PagedList } from '../lists/PagedList.tsx';
import { CorrectionCard } from './CorrectionCard.tsx';
import * as styles from './corrections.css.ts';
import { doneTexts } from './StepDialog.tsx';
import { correctionsPageSize, useCorrections } from './useCorrections.ts';

type ListName = Input<'correctionList'>['list'];

const emptyTitles = {
  own: 'corrections:empty.own',
  open: 'corrections:empty.open',
  waiting: 'corrections:empty.waiting',
  ended: 'corrections:empty.ended',
} as const satisfies Record<ListName, TextKey<'corrections'>>;

/** A report, and the function that shows the message after one of its steps. */
export interface CorrectionActionsProps {
  correction: Correction;
  onDone: (action: CorrectionAction) => void;
}

/** The props of `CorrectionList`. */
export interface CorrectionListProps {
  list: ListName;
  filters: ReactNode;
  /** What the reader can do with a report. */
  Actions: ComponentType<CorrectionActionsProps>;
}

/** A list of reported errors by pages, with the message after a step. */
export function CorrectionList({ list, filters, Actions }: CorrectionListProps) {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const [page, setPage] = useState(1);
  const { rows, total, isPending, message, refetch } = useCorrections(list, page);
  const [done, setDone] = useState<CorrectionAction>();
  const messageRef = useRef<HTMLDivElement>(null);
  const finish = (action: CorrectionAction) => {
    setDone(action);
    announce(t(doneTexts[action]));
    // The report can leave the list with its buttons, so the message gets the focus first.
    messageRef.current?.focus();
  };
  return (
    <>
      <div ref={messageRef} tabIndex={-1} className={styles.message}>
        {done !== undefined && (
          <Alert tone="success" role="none">
            <p>{t(doneTexts[done])}</p>
          </Alert>
        )}
      </div>
      <PagedList
        label={t('common:title.corrections')}
        filters={filters}
        page={{ pageNumber: page, pageSize: correctionsPageSize, rows: rows.length, total }}
        isPending={isPending}
        message={message}
        onRetry={refetch}
        emptyTitle={t(emptyTitles[list])}
        emptyText={list === 'own' ? t('corrections:empty.own.text') : undefined}
        onPage={setPage}
      >
        <ul className={styles.list}>
          {rows.map((correction) => (
            <CorrectionCard
              key={correction.correctionId}
              correction={correction}
              actions={<Actions correction={correction} onDone={finish} />}
            />
          ))}
        </ul>
      </PagedList>
    </>
  );
}
