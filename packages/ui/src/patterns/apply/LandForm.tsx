import { ArrowLeft } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import {
  Button,
  Card,
  Columns,
  fieldAcross,
  FileUpload,
  Form,
  Link,
  RadioCards,
  Select,
  TextField,
} from '../../index.ts';
import * as styles from './Apply.css.ts';
import type { ApplyTexts } from './applyTexts.ts';

const noop = () => undefined;
const same = (value: string) => ({ value, label: value });

// As a form library does: the selected value is set on the radio element.
const chooseLease = (radio: HTMLInputElement | null) => {
  if (radio?.value === 'lease') radio.checked = true;
};

/** The state of the form: filled in, pending, or refused with two errors. */
export type LandFormState = 'filled' | 'pending' | 'refused';

/** The props of `LandForm`. */
export interface LandFormProps {
  texts: ApplyTexts;
  state: LandFormState;
}

function LocationFields({ texts, state }: LandFormProps) {
  const isRefused = state === 'refused';
  return (
    <>
      <Select label={texts.district} options={[same(texts.districtValue)]} />
      <Select label={texts.tahasil} options={[same(texts.tahasilValue)]} />
      <div className={fieldAcross}>
        <Select
          id="mouza"
          label={texts.mouza}
          placeholder={texts.mouzaPlaceholder}
          options={texts.mouzas.map(same)}
          defaultValue={isRefused ? '' : texts.mouzas[0]}
          errorMessage={isRefused ? texts.mouzaProblem : undefined}
        />
      </div>
      <Select label={texts.khatian} options={[same('112/47')]} />
      <TextField label={texts.plot} defaultValue="214" autoComplete="off" />
      <div className={fieldAcross}>
        <TextField
          id="area"
          label={texts.area}
          description={texts.areaHint}
          errorMessage={isRefused ? texts.areaProblem : undefined}
          defaultValue={isRefused ? texts.areaValue : '0.4200'}
          suffix={texts.acres}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
    </>
  );
}

function HoldingFields({ texts }: { texts: ApplyTexts }) {
  return (
    <div className={fieldAcross}>
      <RadioCards
        ref={chooseLease}
        name="holding"
        label={texts.holding}
        choices={[
          { value: 'lease', label: texts.lease, description: texts.leaseHint },
          { value: 'purchase', label: texts.purchase, description: texts.purchaseHint },
        ]}
      />
    </div>
  );
}

function DocumentField({ texts }: { texts: ApplyTexts }) {
  return (
    <div className={fieldAcross}>
      <FileUpload
        label={texts.document}
        description={texts.documentHint}
        chooseLabel={texts.choose}
        accept=".pdf,.jpg"
        files={[
          {
            id: 'khatiyan',
            fileName: 'khatiyan-112-47.pdf',
            sizeText: texts.size,
            state: 'uploading',
            progress: 0.72,
            stateText: texts.uploading,
          },
        ]}
        onSelect={noop}
        onRemove={noop}
        removeLabel={texts.cancelUpload}
      />
    </div>
  );
}

/** The form of the step "The land". */
export function LandForm({ texts, state }: LandFormProps) {
  return (
    <Card aria-labelledby="question">
      <h2 id="question">{texts.question}</h2>
      <p className={styles.lead}>
        {texts.lead} <Link href="#map">{texts.map}</Link>.
      </p>
      <Form onSubmit={(event) => event.preventDefault()}>
        <Columns kind="fields">
          <LocationFields texts={texts} state={state} />
          <HoldingFields texts={texts} />
          <DocumentField texts={texts} />
        </Columns>
        <div className={styles.actions}>
          <Button icon={<Icon of={ArrowLeft} />}>{texts.back}</Button>
          <div className={styles.forward}>
            <Button kind="quiet">{texts.later}</Button>
            <Button type="submit" kind="primary" isPending={state === 'pending'}>
              {texts.next}
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  );
}
