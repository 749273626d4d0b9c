import {
  authorities,
  decisionReasons,
  Given as GivenSchema,
  type QueueRow,
} from '@temple-land/portal-core';
import { Button, DateField, Form, Select, TextArea, TextField } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { FormSummary } from '../../blocks/FormSummary.tsx';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { card, muted } from '../../blocks/surface.css.ts';
import { useDateWords } from '../../blocks/useDateWords.ts';
import { useText } from '../../i18n/useText.ts';
import * as styles from './officer.css.ts';
import { actionWord, needWord, stateWord } from './stepWords.ts';
import { useStep } from './useStep.ts';

/** What the card of the next step takes. */
export interface StepCardProps {
  row: QueueRow;
  /** A step was taken, with words that say where the application stands. */
  onTaken: (words: string) => void;
}

interface NeedProps {
  need: string;
  id: string;
  text: string;
  onText: (text: string) => void;
  error: string | undefined;
}

const long = new Set(['fieldReport', 'minute', 'opinion', 'query', 'remark', 'answer']);

function NeedField({ need, id, text, onText, error }: NeedProps) {
  const { m } = useText();
  const dates = useDateWords();
  const label = m(needWord(need));
  const frame = { id, label, ...(error === undefined ? {} : { errorMessage: error }) };
  const placeholder = m('shared.select', { label });
  if (need === 'date') return <DateField {...frame} value={text} onValue={onText} {...dates} />;
  if (need === 'reason' || need === 'authority') {
    const options =
      need === 'reason'
        ? decisionReasons.map((value) => ({ value, label: m(`reason.${value}`) }))
        : authorities.map((value) => ({ value, label: m(`authority.${value}`) }));
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

const isGiven = (need: string, text: string): boolean =>
  text.trim() !== '' && v.safeParse(GivenSchema, { [need]: text }).success;

function StepFields({ row, onTaken }: StepCardProps) {
  const { m, t } = useText();
  const prefix = useId();
  const { take, refresh, isPending, said, clear } = useStep();
  const [chosen, setChosen] = useState(row.actions[0]?.name ?? '');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [submitCount, setSubmitCount] = useState(0);
  const needs = row.actions.find(({ name }) => name === chosen)?.needs ?? [];
  const missing = needs.filter((need) => !isGiven(need, texts[need] ?? ''));
  const idOf = (need: string) => `${prefix}${need}`;
  const errorOf = (need: string) =>
    submitCount > 0 && missing.includes(need)
      ? m('step.need', { label: m(needWord(need)) })
      : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitCount(submitCount + 1);
    if (missing.length > 0) return;
    const given = v.parse(
      GivenSchema,
      Object.fromEntries(needs.map((need) => [need, texts[need]])),
    );
    const standing = await take(row, chosen, given);
    if (standing === undefined) return;
    const number = row.applicationNo;
    onTaken(
      standing.isWaitingForSecondKey
        ? t('officer.step.second', { number })
        : t('officer.step.done', { number, state: m(stateWord(standing.state)) }),
    );
  };
  const reload = () => {
    clear();
    refresh();
  };
  const choose = (action: string) => {
    setChosen(action);
    setSubmitCount(0);
  };
  return (
    <>
      <FormSummary
        submitCount={submitCount}
        problems={missing.map((need) => ({
          controlId: idOf(need),
          message: m('step.need', { label: m(needWord(need)) }),
        }))}
      />
      <OutcomeMessage said={said} />
      {said && <Button onClick={reload}>{t('officer.case.reload')}</Button>}
      <Form onSubmit={(event) => void submit(event)}>
        <Select
          label={t('officer.step')}
          description={t('officer.step.hint')}
          options={row.actions.map(({ name }) => {
            const word = actionWord(name);
            return { value: name, label: word === undefined ? name : t(word) };
          })}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        />
        {needs.map((need) => (
          <NeedField
            key={`${chosen}.${need}`}
            {...{ need }}
            id={idOf(need)}
            text={texts[need] ?? ''}
            onText={(text) => setTexts((now) => ({ ...now, [need]: text }))}
            error={errorOf(need)}
          />
        ))}
        <div className={styles.buttons}>
          <Button type="submit" kind="primary" isPending={isPending}>
            {t('officer.step.take')}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** The steps of the workflow that the reader may take now, with what each needs. */
export function StepCard(props: StepCardProps) {
  const { t } = useText();
  const { row } = props;
  return (
    <section className={`${card} ${styles.sideCard}`} aria-labelledby="step">
      <h2 id="step">{t('officer.step')}</h2>
      {row.actions.length === 0 ? (
        <p className={muted}>{t('officer.step.none')}</p>
      ) : (
        <StepFields key={`${row.state}.${row.version}`} {...props} />
      )}
    </section>
  );
}
