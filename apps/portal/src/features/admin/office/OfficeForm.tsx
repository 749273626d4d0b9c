import {
  commonOfficeKeys,
  findOfficeFault,
  languages,
  officeFields,
  officeMaxCharacters,
  translatedOfficeKeys,
  type CommonOfficeKey,
  type OfficeField,
} from '@temple-land/portal-core';
import { Button, Card, TextArea, TextField } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { muted, row } from '../../../common/page/card.css.ts';
import { ReasonField } from '../layout/ReasonField.tsx';
import { LanguagesField } from './LanguagesField.tsx';
import { OfficeDifferences } from './OfficeDifferences.tsx';
import { MarkField, type ChosenMark } from './MarkField.tsx';
import { ReadersField } from './ReadersField.tsx';
import { OfficePreview } from './OfficePreview.tsx';
import { commonLabels, languageLabels, listDifferences, translatedLabels } from './officeLabels.ts';
import * as styles from './office.css.ts';
import { useOfficeRequest } from './useOfficeDetails.ts';

const isLink = (key: CommonOfficeKey) => key !== 'phone' && key !== 'email';

type Details = Readonly<Record<OfficeField, string>>;

interface FieldsProps {
  draft: Details;
  isAsked: boolean;
  onDraft: (draft: Details) => void;
}

/** The details: those in each language with a group for each, then those that are the same in all. */
function OfficeFields({ draft, isAsked, onDraft }: FieldsProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const getFieldProps = (field: OfficeField) => {
    const fault = isAsked ? findOfficeFault(field, draft[field]) : undefined;
    return {
      maxLength: officeMaxCharacters,
      value: draft[field],
      onChange: (value: string) => onDraft({ ...draft, [field]: value }),
      ...(fault === undefined ? {} : { errorMessage: t(`specification:${fault}`) }),
    };
  };
  return (
    <>
      {translatedOfficeKeys.map((key) => (
        <fieldset key={key} className={styles.group}>
          <legend>{t(translatedLabels[key])}</legend>
          {key === 'copyright' && <p className={styles.hint}>{t('office.year')}</p>}
          {key === 'shortName' && <p className={styles.hint}>{t('office.shortNameHint')}</p>}
          {languages.map((language) => {
            const props = {
              label: t(languageLabels[language]),
              lang: language,
              ...getFieldProps(`${key}.${language}`),
            };
            return key === 'name' || key === 'shortName' ? (
              <TextField key={language} {...props} />
            ) : (
              <TextArea key={language} rows={2} {...props} />
            );
          })}
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend>{t('office.everyLanguage')}</legend>
        {commonOfficeKeys.map((key) => (
          <TextField
            key={key}
            label={t(commonLabels[key])}
            {...(isLink(key) ? { optionalLabel: t('common:admin.optional') } : {})}
            {...getFieldProps(key)}
          />
        ))}
      </fieldset>
    </>
  );
}

/** The props of `OfficeForm`. */
export interface OfficeFormProps {
  /** The details that apply now. */
  details: Details;
  /** The details with which the form begins: the present ones or those of an earlier version. */
  initial: Details;
  /** The newest version; 0 without one. */
  basedOn: number;
  /** Called when the change waits for a second administrator. */
  onSent: () => void;
}

/** The form of the details of the office, with the changes, a preview and the reason. */
export function OfficeForm({ details, initial, basedOn, onSent }: OfficeFormProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { mutate, isPending, error } = useOfficeRequest();
  const [draft, setDraft] = useState(initial);
  const [chosen, setChosen] = useState<ChosenMark>();
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const changed = listDifferences(details, draft);
  const isReasonMissing = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const isNewMark = draft.mark === chosen?.picture;
    const isSent = (field: OfficeField) => field !== 'mark' || !isNewMark;
    const isFaulty = officeFields
      .filter(isSent)
      .some((field) => findOfficeFault(field, draft[field]));
    if (isFaulty || isReasonMissing) return;
    const values = Object.fromEntries(changed.filter(isSent).map((field) => [field, draft[field]]));
    const mark = isNewMark ? { markFile: chosen.tempId } : {};
    mutate({ basedOn, details: values, reason: reason.trim(), ...mark }, { onSuccess: onSent });
  };
  return (
    <>
      <Card title={t('office.new')}>
        <form method="post" noValidate className={styles.form} onSubmit={submit}>
          <OutcomeMessage message={error?.userMessage} />
          <OfficeFields draft={draft} isAsked={isAsked} onDraft={setDraft} />
          <LanguagesField
            value={draft.languages}
            onValue={(chosenLanguages) => setDraft({ ...draft, languages: chosenLanguages })}
          />
          <div className={styles.readers}>
            <ReadersField
              value={draft.readers}
              onValue={(readers) => setDraft({ ...draft, readers })}
            />
          </div>
          <MarkField
            mark={draft.mark}
            onChoose={(next) => {
              setChosen(next);
              setDraft({ ...draft, mark: next.picture });
            }}
            onRemove={() => setDraft({ ...draft, mark: '' })}
          />
          <section>
            <h3>{t('office.differences')}</h3>
            {changed.length === 0 && <p className={muted}>{t('office.unchanged')}</p>}
            <OfficeDifferences before={details} after={draft} />
          </section>
          <ReasonField value={reason} onChange={setReason} isAsked={isAsked} />
          <div className={row}>
            <Button kind="primary" type="submit" isPending={isPending}>
              {t('rights.request')}
            </Button>
          </div>
        </form>
      </Card>
      <OfficePreview details={draft} />
    </>
  );
}
