import { Search } from 'lucide';
import type { FormEvent } from 'react';
import { Button, CaptchaField, Form, Select, TextField } from '../../index.ts';
import { drawing, silence } from '../common/captchaTexts.ts';
import * as styles from './TrackStatus.css.ts';
import type { TrackWords } from './trackStatusTexts.ts';

/** The props of `TrackQuestion`. */
export interface TrackQuestionProps {
  words: TrackWords;
  onSearch: () => void;
  onRefresh: () => void;
  /** The answer is on its way. */
  isPending: boolean;
}

const optionsOf = (labels: readonly string[]) => labels.map((value) => ({ value, label: value }));

function Place({ words }: { words: TrackWords }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{words.place}</legend>
      <p className={styles.caption}>{words.placeHint}</p>
      <div className={styles.fields}>
        {words.places.map((label) => (
          <Select
            key={label}
            label={label}
            optionalLabel={words.optional}
            placeholder={words.select(label)}
            options={optionsOf(words.placeNames)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Asks for the kind and the number of an application, and for the letters of a drawing. */
export function TrackQuestion({ words, onSearch, onRefresh, isPending }: TrackQuestionProps) {
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <Form onSubmit={search}>
      <Select
        label={words.type}
        placeholder={words.select(words.type)}
        options={optionsOf(words.types)}
      />
      <Place words={words} />
      <TextField
        label={words.number}
        description={words.numberHint}
        autoComplete="off"
        spellCheck={false}
      />
      <CaptchaField
        {...words.captcha}
        drawing={drawing}
        audioSource={silence}
        onRefresh={onRefresh}
      />
      <Button type="submit" kind="primary" icon={Search} isBlock isPending={isPending}>
        {words.search}
      </Button>
    </Form>
  );
}
