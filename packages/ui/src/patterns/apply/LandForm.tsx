import { ArrowLeft } from 'lucide';
import {
  Button,
  Card,
  fieldAcross,
  fieldColumns,
  FileUpload,
  Form,
  Link,
  RadioCards,
  Select,
  TextField,
} from '../../index.ts';
import * as styles from './Apply.css.ts';
import type { ApplyWords } from './applyTexts.ts';

const nothing = () => undefined;
const same = (value: string) => ({ value, label: value });

// As a form library does it: the chosen answer is set on the radio itself.
const chooseLease = (radio: HTMLInputElement | null) => {
  if (radio?.value === 'lease') radio.checked = true;
};

/** How the form stands: answered, on its way, or with two answers that do not hold. */
export type LandFormState = 'filled' | 'pending' | 'refused';

/** The props of `LandForm`. */
export interface LandFormProps {
  words: ApplyWords;
  state: LandFormState;
}

function Place({ words, state }: LandFormProps) {
  const isRefused = state === 'refused';
  return (
    <>
      <Select label={words.district} options={[same(words.districtValue)]} />
      <Select label={words.tahasil} options={[same(words.tahasilValue)]} />
      <div className={fieldAcross}>
        <Select
          id="mouza"
          label={words.mouza}
          placeholder={words.mouzaPlaceholder}
          options={words.mouzas.map(same)}
          defaultValue={isRefused ? '' : words.mouzas[0]}
          errorMessage={isRefused ? words.mouzaProblem : undefined}
        />
      </div>
      <Select label={words.khatian} options={[same('112/47')]} />
      <TextField label={words.plot} defaultValue="214" autoComplete="off" />
      <div className={fieldAcross}>
        <TextField
          id="area"
          label={words.area}
          description={words.areaHint}
          errorMessage={isRefused ? words.areaProblem : undefined}
          defaultValue={isRefused ? words.areaValue : '0.4200'}
          suffix={words.acres}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
    </>
  );
}

function Holding({ words }: { words: ApplyWords }) {
  return (
    <div className={fieldAcross}>
      <RadioCards
        ref={chooseLease}
        name="holding"
        label={words.holding}
        choices={[
          { value: 'lease', label: words.lease, description: words.leaseHint },
          { value: 'purchase', label: words.purchase, description: words.purchaseHint },
        ]}
      />
    </div>
  );
}

function Document({ words }: { words: ApplyWords }) {
  return (
    <div className={fieldAcross}>
      <FileUpload
        label={words.document}
        description={words.documentHint}
        chooseLabel={words.choose}
        accept=".pdf,.jpg"
        files={[
          {
            id: 'khatiyan',
            fileName: 'khatiyan-112-47.pdf',
            sizeText: words.size,
            state: 'uploading',
            progress: 0.72,
            stateText: words.uploading,
          },
        ]}
        onChoose={nothing}
        onRemove={nothing}
        removeLabel={words.cancelUpload}
      />
    </div>
  );
}

/** The step "The land". */
export function LandForm({ words, state }: LandFormProps) {
  return (
    <Card aria-labelledby="question">
      <h2 id="question">{words.question}</h2>
      <p className={styles.lead}>
        {words.lead} <Link href="#map">{words.map}</Link>.
      </p>
      <Form onSubmit={(event) => event.preventDefault()}>
        <div className={fieldColumns}>
          <Place words={words} state={state} />
          <Holding words={words} />
          <Document words={words} />
        </div>
        <div className={styles.actions}>
          <Button icon={ArrowLeft}>{words.back}</Button>
          <div className={styles.forward}>
            <Button kind="quiet">{words.later}</Button>
            <Button type="submit" kind="primary" isPending={state === 'pending'}>
              {words.next}
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  );
}
