import { useState } from 'react';
import { Alert, ButtonLink, Dialog, EmptyState, StatusPatch, Timeline } from '../../index.ts';
import { Facts } from '../common/FactList.tsx';
import * as styles from './TrackStatus.css.ts';
import type { TrackWords } from './trackStatusTexts.ts';
import { TrackQuestion } from './TrackForm.tsx';

type Found = keyof TrackWords['status'];

/** How an application stands, or that it is still looked for, or that there is none. */
export type TrackStatus = Found | 'searching' | 'none';

const number = 'LA/2026/PUR/004182';
const day = '03-11-2026';

function Way({ words, status }: { words: TrackWords; status: Found }) {
  const isPending = status === 'warning';
  const end = isPending ? 'todo' : status === 'success' ? 'done' : 'stopped';
  return (
    <Timeline
      label={words.way}
      events={[
        {
          id: 'submitted',
          state: 'done',
          stateLabel: words.done,
          title: words.submitted,
          detail: day,
        },
        {
          id: 'verification',
          state: isPending ? 'now' : 'done',
          stateLabel: isPending ? words.now : words.done,
          title: words.verification,
          detail: isPending ? words.visit : undefined,
        },
        {
          id: 'decision',
          state: end,
          stateLabel: isPending ? words.todo : words.done,
          title: isPending ? words.decision : words.status[status],
        },
      ]}
    />
  );
}

function Result({ words, status }: { words: TrackWords; status: Found }) {
  return (
    <>
      <div>
        <p className={styles.caption}>{words.current}</p>
        <StatusPatch tone={status} size="large">
          {words.status[status]}
        </StatusPatch>
      </div>
      <Facts
        facts={[
          { name: words.applicationNumber, value: number },
          { name: words.submitted, value: day },
          { name: words.holder, value: words.office },
        ]}
      />
      <Way words={words} status={status} />
      <Alert tone="info" role="none">
        <p>{words.prompt}</p>
        <div className={styles.ways}>
          <ButtonLink href="#log-in">{words.logIn}</ButtonLink>
        </div>
      </Alert>
    </>
  );
}

function Answer({ words, status }: { words: TrackWords; status: TrackStatus }) {
  if (status === 'searching') return <EmptyState title={words.none} />;
  if (status === 'none') {
    return (
      <Alert tone="danger" role="none">
        {words.notFound}
      </Alert>
    );
  }
  return <Result words={words} status={status} />;
}

/** The props of `TrackDialog`. */
export interface TrackDialogProps {
  words: TrackWords;
  status: TrackStatus;
  onRefresh: () => void;
  isOpen: boolean;
  onClose: () => void;
}

type BodyProps = Pick<TrackDialogProps, 'words' | 'status' | 'onRefresh'>;

function Body({ words, status, onRefresh }: BodyProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.columns}>
      <TrackQuestion
        words={words}
        onSearch={() => setAsked(true)}
        onRefresh={onRefresh}
        isPending={isAsked && status === 'searching'}
      />
      <section className={styles.result} aria-label={words.result} aria-live="polite">
        <Answer words={words} status={isAsked ? status : 'searching'} />
      </section>
    </div>
  );
}

/** Asks for a number and shows beside it what was found; closed, it forgets both. */
export function TrackDialog({ words, isOpen, onClose, ...body }: TrackDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      title={words.title}
      description={words.lead}
      closeLabel={words.frame.close}
    >
      <Body words={words} {...body} />
    </Dialog>
  );
}
