import {
  fillTemplate,
  type ApplicationKind,
  type LetterKind,
  type LetterText,
} from '@temple-land/portal-core';
import { Alert, Button, Card, TextArea } from '@temple-land/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { meta, muted, row } from '../../../common/page/card.css.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { ReasonField } from '../layout/ReasonField.tsx';
import * as styles from './letterTemplates.css.ts';
import { PlaceholderList } from './PlaceholderList.tsx';
import { sampleValues } from './sampleValues.ts';
import { findTextFault, type AppliedTemplate } from './templateDraft.ts';
import { useSaveTemplate } from './useLetterTemplates.ts';

const longest = 8000;

type Side = keyof LetterText;

function getFaultText(kind: LetterKind, text: string, { t }: Pick<Translation<'letters'>, 't'>) {
  const fault = findTextFault(kind, text);
  switch (fault?.why) {
    case 'empty':
      return t('letters:required');
    case 'braces':
      return t('letters:templates.braces');
    case 'unknown':
      return t('letters:templates.unknown', {
        names: fault.names.map((name) => `{${name}}`).join(', '),
      });
    default:
      return undefined;
  }
}

function Example({ text }: { text: LetterText }) {
  const { t } = useTranslation(['letters', 'common', 'specification']);
  return (
    <details className={styles.details}>
      <summary>{t('letters:templates.example')}</summary>
      <div className={styles.languages}>
        <p lang="en" className={styles.letter}>
          {fillTemplate(text.en, sampleValues.en)}
        </p>
        <p lang="or" className={styles.letter}>
          {fillTemplate(text.or, sampleValues.or)}
        </p>
      </div>
    </details>
  );
}

/** Returns the text of a template as it is changed, its faults, and what inserts a placeholder where the cursor was. */
function useTemplateText(kind: LetterKind, initial: LetterText, isAsked: boolean) {
  const { t } = useTranslation(['letters', 'common', 'specification']);
  const [text, setText] = useState<LetterText>(initial);
  const last = useRef<Side>('en');
  const id = useId();
  const faultOf = (side: Side) => getFaultText(kind, text[side], { t });
  const insert = (placeholder: string) => {
    const side = last.current;
    const area = document.getElementById(`${id}${side}`);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { selectionStart: from, selectionEnd: to } = area;
    const now = text[side];
    setText({ ...text, [side]: now.slice(0, from) + placeholder + now.slice(to) });
    const end = from + placeholder.length;
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(end, end);
    });
  };
  const getAreaProps = (side: Side) => {
    const fault = isAsked ? faultOf(side) : undefined;
    return {
      id: `${id}${side}`,
      lang: side,
      rows: 16,
      maxLength: longest,
      value: text[side],
      onChange: (value: string) => setText({ ...text, [side]: value }),
      onFocus: () => {
        last.current = side;
      },
      ...(fault === undefined ? {} : { errorMessage: fault }),
    };
  };
  const isFaulty = faultOf('en') !== undefined || faultOf('or') !== undefined;
  return { text, isFaulty, insert, getAreaProps };
}

/** The props of `TemplateForm`. */
export interface TemplateFormProps {
  kind: LetterKind;
  applicationKind: ApplicationKind | '';
  applied: AppliedTemplate;
  onSaved: () => void;
}

/** The form of a new version of a template: its text in both languages, its placeholders, and the reason. */
export function TemplateForm({ kind, applicationKind, applied, onSaved }: TemplateFormProps) {
  const { t } = useTranslation(['letters', 'common', 'specification']);
  const { mutate, isPending, error } = useSaveTemplate();
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { text, isFaulty, insert, getAreaProps } = useTemplateText(kind, applied.text, isAsked);
  const isReasonMissing = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isFaulty || isReasonMissing) return;
    const [newest] = applied.own;
    const wording = { en: text.en.trim(), or: text.or.trim() };
    const basedOn = newest?.version ?? 0;
    mutate(
      { kind, applicationKind, basedOn, ...wording, reason: reason.trim() },
      { onSuccess: onSaved },
    );
  };
  return (
    <Card title={t('letters:templates.text')}>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        {applied.own.length === 0 && <p className={muted}>{t('letters:templates.inherits')}</p>}
        {applied.isSample && (
          <Alert tone="warning" role="none">
            {t('letters:templates.sample.hint')}
          </Alert>
        )}
        <OutcomeMessage message={error?.userMessage} />
        <p className={meta}>{t('letters:templates.hint')}</p>
        <div className={styles.languages}>
          <TextArea label={t('letters:textEn')} {...getAreaProps('en')} />
          <TextArea label={t('letters:textOr')} {...getAreaProps('or')} />
        </div>
        <PlaceholderList kind={kind} onInsert={insert} />
        <Example text={text} />
        <ReasonField
          label={t('letters:templates.reason')}
          value={reason}
          onChange={setReason}
          isAsked={isAsked}
        />
        <div className={row}>
          <Button kind="primary" type="submit" isPending={isPending}>
            {t('letters:templates.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
