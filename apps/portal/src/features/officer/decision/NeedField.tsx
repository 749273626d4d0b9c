import { authorities, decisionReasons } from '@temple-land/portal-core';
import { DateField, Select, TextArea, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useDateTexts } from '../../../common/text/useDateTexts.ts';
import { needWord } from './stepWords.ts';

/** The props of `Need`. */
export interface NeedProps {
  need: string;
  id: string;
  text: string;
  onText: (text: string) => void;
  error: string | undefined;
}

const long = new Set(['fieldReport', 'minute', 'opinion', 'query', 'remark', 'answer']);

/** What a step of the workflow needs, asked by its kind: a day, a choice, many words or few. */
export function NeedField({ need, id, text, onText, error }: NeedProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const dates = useDateTexts();
  const label = t(`specification:${needWord(need)}`);
  const frame = { id, label, ...(error === undefined ? {} : { errorMessage: error }) };
  const placeholder = t('specification:shared.select', { label });
  if (need === 'date') return <DateField {...frame} value={text} onValue={onText} {...dates} />;
  if (need === 'reason' || need === 'authority') {
    const options =
      need === 'reason'
        ? decisionReasons.map((value) => ({ value, label: t(`specification:reason.${value}`) }))
        : authorities.map((value) => ({ value, label: t(`specification:authority.${value}`) }));
    return (
      <Select
        {...frame}
        {...{ options, placeholder }}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    );
  }
  if (long.has(need)) {
    return (
      <TextArea {...frame} rows={4} value={text} onChange={(event) => onText(event.target.value)} />
    );
  }
  return <TextField {...frame} value={text} onChange={(event) => onText(event.target.value)} />;
}
