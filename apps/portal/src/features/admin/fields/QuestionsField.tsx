import { type AdminRow } from '@temple-land/portal-core';
import { formatDate } from '../../../i18n/format.ts';
import { Stack, TextArea } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { meta, muted } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from '../layout/admin.css.ts';

const Questions = v.array(
  v.object({
    questionId: v.number(),
    question: v.string(),
    askedOn: v.string(),
    answer: v.nullable(v.string()),
  }),
);

/** The props of `QuestionsField`. */
export interface QuestionsFieldProps {
  row: AdminRow | undefined;
  id: string;
  answers: Readonly<Record<number, string>>;
  onAnswers: (answers: Readonly<Record<number, string>>) => void;
  error: string | undefined;
}

/** The questions of bidders about a tender; answers are sent with the next save. */
export function QuestionsField({ row, id, answers, onAnswers, error }: QuestionsFieldProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const parsed = v.safeParse(Questions, row?.['questions']);
  const questions = parsed.success ? parsed.output : [];
  return (
    <Stack elementType="section" gap="md" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('field.answers')}</h3>
      {questions.length === 0 ? (
        <p className={muted}>{t('questions.none')}</p>
      ) : (
        <Stack elementType="ul" gap="md">
          {questions.map(({ questionId, question, askedOn, answer }, index) => (
            <li key={questionId}>
              <p className={meta}>{t('questions.asked', { date: formatDate(askedOn) })}</p>
              {answer === null ? (
                <TextArea
                  id={index === 0 ? id : undefined}
                  label={question}
                  optionalLabel={t('common:admin.optional')}
                  rows={3}
                  maxLength={2000}
                  value={answers[questionId] ?? ''}
                  {...(error === undefined ? {} : { errorMessage: error })}
                  onChange={(value) => onAnswers({ ...answers, [questionId]: value })}
                />
              ) : (
                <>
                  <p {...langAttribute(question, language)}>
                    <b>{question}</b>
                  </p>
                  <p className={styles.long} {...langAttribute(answer, language)}>
                    {answer}
                  </p>
                </>
              )}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
