import { useState } from 'react';
import { Alert, ButtonLink, Dialog, EmptyState, StatusPatch, Timeline } from '../index.ts';
import { Facts } from './Facts.tsx';
import * as styles from './Track.css.ts';
import type { TrackWords } from './Track.words.ts';
import { TrackQuestion } from './TrackQuestion.tsx';

/** How an application stands. */
export type TrackStatus = keyof TrackWords['status'];

const number = 'LA/2026/PUR/004182';
const day = '03-11-2026';

function Way({ words, status }: { words: TrackWords; status: TrackStatus }) {
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

function Result({ words, status }: { words: TrackWords; status: TrackStatus }) {
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

/** What the dialog takes. */
export interface TrackDialogProps {
  words: TrackWords;
  status: TrackStatus;
  onRefresh: () => void;
  isOpen: boolean;
  onClose: () => void;
}

type BodyProps = Pick<TrackDialogProps, 'words' | 'status' | 'onRefresh'>;

function Body({ words, status, onRefresh }: BodyProps) {
  const [isFound, setFound] = useState(false);
  return (
    <div className={styles.columns}>
      <TrackQuestion words={words} onSearch={() => setFound(true)} onRefresh={onRefresh} />
      <section className={styles.result} aria-label={words.result} aria-live="polite">
        {isFound ? <Result words={words} status={status} /> : <EmptyState title={words.none} />}
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
