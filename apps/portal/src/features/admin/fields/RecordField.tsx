import type { EntityName, Language } from '@temple-land/portal-core';
import { Checkbox, CheckboxGroup, DateField, Select, TextArea, TextField } from '@temple-land/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '../../../common/text/SafeHtml.tsx';
import { meta } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from '../layout/admin.css.ts';
import type { FieldProps } from './fieldProps.ts';
import { DateTimeField } from './DateTimeField.tsx';
import { NameField, ReferenceField } from './ReferenceFields.tsx';
import { RingField } from './RingField.tsx';
import { isPlaceField, PlaceReferenceField } from './PlaceReferenceField.tsx';
import { useControlProps } from './useControlProps.ts';
import { LastingField } from './LastingField.tsx';
import { adminLists } from '../records/adminLists.ts';
import { findChoiceLabel } from '../records/recordLabels.ts';
import { joinChoices, splitChoices } from '../records/recordValues.ts';

function ChoiceField(props: FieldProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const frame = useControlProps(props);
  const getLabel = (choice: string) => {
    const word = findChoiceLabel(choice);
    return word === undefined ? choice : t(word);
  };
  return (
    <Select
      {...frame}
      placeholder={t('specification:shared.select', { label: frame.label })}
      options={(props.field.choices ?? []).map((value) => ({ value, label: getLabel(value) }))}
      value={props.text}
      onChange={props.onText}
    />
  );
}

function ChoicesField(props: FieldProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { choices = [] } = props.field;
  const chosen = splitChoices(props.text);
  return (
    <CheckboxGroup
      {...useControlProps(props)}
      value={chosen}
      // In the order of the list, however they were chosen.
      onChange={(values) =>
        props.onText(joinChoices(choices.filter((value) => values.includes(value))))
      }
    >
      {choices.map((value) => {
        const word = findChoiceLabel(value);
        return <Checkbox key={value} value={value} label={word === undefined ? value : t(word)} />;
      })}
    </CheckboxGroup>
  );
}

const dayHints: Readonly<Record<string, TextKey<'admin'>>> = {
  effectiveOn: 'effectiveOn.hint',
};

function DayField(props: FieldProps) {
  const frame = useControlProps(props, dayHints[props.name]);
  return <DateField {...frame} value={props.text} onChange={props.onText} />;
}

/** Returns the `lang` attribute of a field for a translation, by the end of its name. */
function translationLang(name: string): { lang?: Language } {
  if (name.endsWith('Or')) return { lang: 'or' };
  return name.endsWith('Hi') ? { lang: 'hi' } : {};
}

function HtmlField(props: FieldProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const { text, onText } = props;
  const frame = useControlProps(props, 'html.hint');
  return (
    <>
      <TextArea
        {...frame}
        {...translationLang(props.name)}
        rows={8}
        value={text}
        onChange={onText}
      />
      {text.trim() !== '' && (
        <section className={styles.preview} aria-label={`${t('html.preview')}: ${frame.label}`}>
          <p className={meta}>{t('html.preview')}</p>
          <div {...langAttribute(text, language)}>
            <SafeHtml html={text} />
          </div>
        </section>
      )}
    </>
  );
}

const textHints: Readonly<Record<string, TextKey<'admin'>>> = {
  corrigendum: 'corrigendum.hint',
  reason: 'reason.hint',
};

function LongField(props: FieldProps) {
  return (
    <TextArea
      {...useControlProps(props, textHints[props.name])}
      rows={['corrigendum', 'reason'].includes(props.name) ? 3 : 5}
      {...translationLang(props.name)}
      value={props.text}
      onChange={props.onText}
    />
  );
}

const lineHints: Readonly<Record<string, TextKey<'admin'>>> = {
  source: 'source.hint',
  validMonths: 'validMonths.hint',
};

function LineField(props: FieldProps) {
  return (
    <TextField
      {...useControlProps(props, lineHints[props.name])}
      {...(props.field.kind === 'number' || props.field.kind === 'rupees'
        ? { inputMode: 'decimal' }
        : {})}
      {...translationLang(props.name)}
      autoComplete="off"
      value={props.text}
      onChange={props.onText}
    />
  );
}

/** One field of a record, rendered by its kind; one that the record keeps for ever is a text. */
export function RecordField(props: FieldProps): ReactElement {
  const { kind, refersTo } = props.field;
  if (props.row && adminLists[props.entity].lastingFields?.includes(props.name))
    return <LastingField {...props} />;
  switch (kind) {
    case 'reference':
      if (isPlaceField(props.name)) return <PlaceReferenceField {...props} />;
      // Reference fields name entities only.
      return <ReferenceField {...props} refersTo={refersTo as EntityName} />;
    case 'name':
      return <NameField {...props} refersTo={refersTo as EntityName} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'choices':
      return <ChoicesField {...props} />;
    case 'moment':
      return <DateTimeField {...props} />;
    case 'day':
      return <DayField {...props} />;
    case 'html':
      return <HtmlField {...props} />;
    case 'ring':
      return <RingField {...props} />;
    case 'text':
      return <LongField {...props} />;
    case 'line':
    case 'number':
    case 'rupees':
    case 'list':
      return <LineField {...props} />;
  }
}
