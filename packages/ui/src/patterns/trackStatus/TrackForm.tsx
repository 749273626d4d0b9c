import { Search } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { FormEvent } from 'react';
import { Button, CaptchaField, Form, Select, TextField } from '../../index.ts';
import { drawing, silence } from '../common/captchaTexts.ts';
import * as styles from './TrackStatus.css.ts';
import type { TrackTexts } from './trackStatusTexts.ts';

/** The props of `TrackForm`. */
export interface TrackFormProps {
  texts: TrackTexts;
  onSearch: () => void;
  onRefresh: () => void;
  /** The answer is on its way. */
  isPending: boolean;
}

const toOptions = (labels: readonly string[]) => labels.map((value) => ({ value, label: value }));

function LocationFields({ texts }: { texts: TrackTexts }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{texts.place}</legend>
      <p className={styles.caption}>{texts.placeHint}</p>
      <div className={styles.fields}>
        {texts.places.map((label) => (
          <Select
            key={label}
            label={label}
            optionalLabel={texts.optional}
            placeholder={texts.select(label)}
            options={toOptions(texts.placeNames)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The fields for kind and number of an application, with a captcha. */
export function TrackForm({ texts, onSearch, onRefresh, isPending }: TrackFormProps) {
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <Form onSubmit={search}>
      <Select
        label={texts.type}
        placeholder={texts.select(texts.type)}
        options={toOptions(texts.types)}
      />
      <LocationFields texts={texts} />
      <TextField
        label={texts.number}
        description={texts.numberHint}
        autoComplete="off"
        spellCheck={false}
      />
      <CaptchaField
        {...texts.captcha}
        drawing={drawing}
        audioSource={silence}
        onRefresh={onRefresh}
      />
      <Button
        type="submit"
        kind="primary"
        icon={<Icon of={Search} />}
        isBlock
        isPending={isPending}
      >
        {texts.search}
      </Button>
    </Form>
  );
}
