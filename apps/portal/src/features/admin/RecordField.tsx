import type { EntityName } from '@temple-land/portal-core';
import { Select, TextArea, TextField } from '@temple-land/ui';
import { AskAgain } from '../../blocks/AskAgain.tsx';
import { SafeHtml } from '../../blocks/SafeHtml.tsx';
import { meta } from '../../blocks/surface.css.ts';
import { useSaid } from '../../i18n/useSaid.ts';
import { useText } from '../../i18n/useText.ts';
import type { PageKey } from '../../i18n/pageKey.ts';
import * as styles from './admin.css.ts';
import { nameOf } from './entityFields.ts';
import type { FieldProps } from './fieldProps.ts';
import { MomentField } from './MomentField.tsx';
import { isPlace, PlaceReference } from './PlaceReference.tsx';
import { useChoices } from './useRecords.ts';
import { choiceWord, fieldWord } from './words.ts';

function useFrame({ name, id, error, isRequired }: FieldProps, hint?: PageKey) {
  const { t } = useText();
  return {
    id,
    label: t(fieldWord(name)),
    ...(isRequired ? {} : { optionalLabel: t('admin.optional') }),
    ...(hint === undefined ? {} : { description: t(hint) }),
    ...(error === undefined ? {} : { errorMessage: error }),
  };
}

function ReferenceField(props: FieldProps & { refersTo: EntityName }) {
  const { text, onText, refersTo } = props;
  const { m, t } = useText();
  const wordsOf = useSaid();
  const frame = useFrame(props);
  const { rows, isPending, said, refetch } = useChoices(refersTo);
  return (
    <>
      <Select
        {...frame}
        {...(said ? { errorMessage: wordsOf(said) } : {})}
        isPending={isPending}
        placeholder={
          props.isRequired ? m('shared.select', { label: frame.label }) : t('admin.none')
        }
        options={rows.map((row) => ({ value: String(row.id), label: nameOf(refersTo, row) }))}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {said && <AskAgain onAgain={refetch} />}
    </>
  );
}

function ChoiceField(props: FieldProps) {
  const { m, t } = useText();
  const frame = useFrame(props);
  const wordOf = (choice: string) => {
    const word = choiceWord(choice);
    return word === undefined ? choice : t(word);
  };
  return (
    <Select
      {...frame}
      placeholder={m('shared.select', { label: frame.label })}
      options={(props.field.choices ?? []).map((value) => ({ value, label: wordOf(value) }))}
      value={props.text}
      onChange={(event) => props.onText(event.target.value)}
    />
  );
}

function HtmlField(props: FieldProps) {
  const { t } = useText();
  const { text, onText } = props;
  return (
    <>
      <TextArea
        {...useFrame(props, 'admin.html.hint')}
        rows={8}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {text.trim() !== '' && (
        <section className={styles.preview} aria-label={t('admin.html.preview')}>
          <p className={meta}>{t('admin.html.preview')}</p>
          <SafeHtml html={text} />
        </section>
      )}
    </>
  );
}

const textHints: Readonly<Record<string, PageKey>> = {
  ring: 'admin.ring.hint',
  newRing: 'admin.ring.hint.new',
  corrigendum: 'admin.corrigendum.hint',
  reason: 'admin.reason.hint',
};

function LongField(props: FieldProps) {
  const isNewRing = props.name === 'ring' && props.row === undefined;
  return (
    <TextArea
      {...useFrame(props, textHints[isNewRing ? 'newRing' : props.name])}
      rows={['corrigendum', 'reason'].includes(props.name) ? 3 : 5}
      value={props.text}
      onChange={(event) => props.onText(event.target.value)}
    />
  );
}

function LineField(props: FieldProps) {
  return (
    <TextField
      {...useFrame(props)}
      {...(props.field.kind === 'number' || props.field.kind === 'rupees'
        ? { inputMode: 'decimal' }
        : {})}
      {...(props.name === 'nameOr' ? { lang: 'or' } : {})}
      autoComplete="off"
      value={props.text}
      onChange={(event) => props.onText(event.target.value)}
    />
  );
}

/** One field of a record, drawn by its kind. */
export function RecordField(props: FieldProps) {
  const { kind, refersTo } = props.field;
  if (kind === 'reference') {
    if (isPlace(props.name)) return <PlaceReference {...props} />;
    // The table of entities refers to its own names only.
    return <ReferenceField {...props} refersTo={refersTo as EntityName} />;
  }
  if (kind === 'choice') return <ChoiceField {...props} />;
  if (kind === 'moment') return <MomentField {...props} />;
  if (kind === 'html') return <HtmlField {...props} />;
  return kind === 'text' || kind === 'ring' ? <LongField {...props} /> : <LineField {...props} />;
}
