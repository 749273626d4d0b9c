import { Search } from 'lucide-react';
import {
  Alert,
  Button,
  ButtonLink,
  CaptchaField,
  Dialog,
  Form,
  Select,
  StatusPatch,
  TextField,
  Timeline,
} from '../index.ts';
import { drawing, silence } from './captcha.words.ts';
import { Facts } from './Facts.tsx';
import * as styles from './Track.css.ts';
import type { TrackWords } from './Track.words.ts';

const nothing = () => undefined;
const number = 'LA/2026/PUR/004182';
const day = '03-11-2026';

function Question({ words }: { words: TrackWords }) {
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Select label={words.type} options={words.types.map((value) => ({ value, label: value }))} />
      <TextField
        label={words.number}
        description={words.numberHint}
        defaultValue={number}
        autoComplete="off"
        spellCheck={false}
      />
      <CaptchaField
        {...words.captcha}
        drawing={drawing}
        audioSource={silence}
        onRefresh={nothing}
      />
      <Button type="submit" kind="primary" icon={Search} isBlock>
        {words.search}
      </Button>
    </Form>
  );
}

function Result({ words }: { words: TrackWords }) {
  return (
    <section className={styles.result} aria-label={words.result} aria-live="polite">
      <div>
        <p className={styles.caption}>{words.current}</p>
        <StatusPatch tone="warning" size="large">
          {words.pending}
        </StatusPatch>
      </div>
      <Facts
        facts={[
          { name: words.applicationNumber, value: number },
          { name: words.submitted, value: day },
          { name: words.holder, value: words.office },
        ]}
      />
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
            state: 'now',
            stateLabel: words.now,
            title: words.verification,
            detail: words.visit,
          },
          { id: 'decision', state: 'todo', stateLabel: words.todo, title: words.decision },
        ]}
      />
      <Alert tone="info" role="none">
        <p>{words.prompt}</p>
        <div className={styles.ways}>
          <ButtonLink href="#log-in">{words.logIn}</ButtonLink>
        </div>
      </Alert>
    </section>
  );
}

/** What the dialog takes. */
export interface TrackDialogProps {
  words: TrackWords;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for a number and shows beside it what was found. */
export function TrackDialog({ words, isOpen, onClose }: TrackDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      title={words.title}
      description={words.lead}
      closeLabel={words.frame.close}
    >
      <div className={styles.columns}>
        <Question words={words} />
        <Result words={words} />
      </div>
    </Dialog>
  );
}
