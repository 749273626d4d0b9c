import { useState } from 'react';
import { Alert, ButtonLink, Dialog, EmptyState, StatusPatch, Timeline } from '../../index.ts';
import { FactList } from '../common/FactList.tsx';
import * as styles from './TrackStatus.css.ts';
import type { TrackTexts } from './trackStatusTexts.ts';
import { TrackForm } from './TrackForm.tsx';

type FoundStatus = keyof TrackTexts['status'];

/** The status of an application, or the state of the search. */
export type TrackStatus = FoundStatus | 'searching' | 'none';

const number = 'LA/2026/PUR/004182';
const day = '03-11-2026';

function ApplicationTimeline({ texts, status }: { texts: TrackTexts; status: FoundStatus }) {
  const isPending = status === 'warning';
  const end = isPending ? 'todo' : status === 'success' ? 'done' : 'stopped';
  return (
    <Timeline
      label={texts.way}
      events={[
        {
          id: 'submitted',
          state: 'done',
          stateLabel: texts.done,
          title: texts.submitted,
          detail: day,
        },
        {
          id: 'verification',
          state: isPending ? 'now' : 'done',
          stateLabel: isPending ? texts.now : texts.done,
          title: texts.verification,
          detail: isPending ? texts.visit : undefined,
        },
        {
          id: 'decision',
          state: end,
          stateLabel: isPending ? texts.todo : texts.done,
          title: isPending ? texts.decision : texts.status[status],
        },
      ]}
    />
  );
}

function Result({ texts, status }: { texts: TrackTexts; status: FoundStatus }) {
  return (
    <>
      <div>
        <p className={styles.caption}>{texts.current}</p>
        <StatusPatch tone={status} size="large">
          {texts.status[status]}
        </StatusPatch>
      </div>
      <FactList
        facts={[
          { name: texts.applicationNumber, value: number },
          { name: texts.submitted, value: day },
          { name: texts.holder, value: texts.office },
        ]}
      />
      <ApplicationTimeline texts={texts} status={status} />
      <Alert tone="info" role="none">
        <p>{texts.prompt}</p>
        <div className={styles.ways}>
          <ButtonLink href="#log-in">{texts.logIn}</ButtonLink>
        </div>
      </Alert>
    </>
  );
}

function SearchResult({ texts, status }: { texts: TrackTexts; status: TrackStatus }) {
  if (status === 'searching') return <EmptyState title={texts.none} />;
  if (status === 'none') {
    return (
      <Alert tone="danger" role="none">
        {texts.notFound}
      </Alert>
    );
  }
  return <Result texts={texts} status={status} />;
}

/** The props of `TrackDialog`. */
export interface TrackDialogProps {
  texts: TrackTexts;
  status: TrackStatus;
  onRefresh: () => void;
  isOpen: boolean;
  onClose: () => void;
}

type TrackDialogBodyProps = Pick<TrackDialogProps, 'texts' | 'status' | 'onRefresh'>;

function TrackDialogBody({ texts, status, onRefresh }: TrackDialogBodyProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.columns}>
      <TrackForm
        texts={texts}
        onSearch={() => setAsked(true)}
        onRefresh={onRefresh}
        isPending={isAsked && status === 'searching'}
      />
      <section className={styles.result} aria-label={texts.result} aria-live="polite">
        <SearchResult texts={texts} status={isAsked ? status : 'searching'} />
      </section>
    </div>
  );
}

/** A search for an application by its number, with the result beside it; both are cleared on close. */
export function TrackDialog({ texts, isOpen, onClose, ...body }: TrackDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      size="wide"
      title={texts.title}
      description={texts.lead}
      closeLabel={texts.frame.close}
    >
      <TrackDialogBody texts={texts} {...body} />
    </Dialog>
  );
}
