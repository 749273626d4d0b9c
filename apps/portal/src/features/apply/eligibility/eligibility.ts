import {
  createEmptyAnswers,
  requiredChoice,
  typedForm,
  type ApplicationKind,
  type FormField,
  type TypedAnswers,
} from '@temple-land/portal-core';
import { listNamedFields, listShownFields } from '../../../common/form/formFields.ts';
import type { FullKey } from '../../../i18n/textKey.ts';

const required = 'apply.answer.required';

/** The questions that lead to the kind of application. */
export const eligibilityFields = {
  temple: {
    ...requiredChoice(
      {
        yes: { label: 'apply:kind.temple.yes' },
        no: { label: 'apply:kind.temple.no' },
        unsure: { label: 'apply:kind.temple.unsure' },
      },
      required,
    ),
    step: 'kind',
    labels: { form: 'apply:kind.temple' },
  },
  wish: {
    ...requiredChoice(
      {
        buy: { label: 'apply:kind.wish.buy' },
        use: { label: 'apply:kind.wish.use' },
        lease: { label: 'apply:kind.wish.lease' },
        exchange: { label: 'apply:kind.wish.exchange' },
        correct: { label: 'apply:kind.wish.correct' },
      },
      required,
    ),
    step: 'kind',
    labels: { form: 'apply:kind.wish' },
    shownWhen: { field: 'temple', is: ['yes', 'unsure'] },
  },
  held: {
    ...requiredChoice(
      { yes: { label: 'apply:kind.held.yes' }, no: { label: 'apply:kind.held.no' } },
      required,
    ),
    step: 'kind',
    labels: { form: 'apply:kind.held' },
    shownWhen: { field: 'wish', is: ['buy'] },
  },
  leaseWish: {
    ...requiredChoice(
      {
        renewal: { label: 'apply:kind.leaseWish.renewal' },
        transfer: { label: 'apply:kind.leaseWish.transfer' },
      },
      required,
    ),
    step: 'kind',
    labels: { form: 'apply:kind.leaseWish' },
    shownWhen: { field: 'wish', is: ['lease'] },
  },
} as const satisfies Readonly<Record<string, FormField<'kind', FullKey>>>;

/** The answers to the questions. */
export type EligibilityAnswers = TypedAnswers<typeof eligibilityFields>;

/** The rules of the questions. */
export const EligibilityForm = typedForm(eligibilityFields, {});

/** Returns the answers that the questions begin with. */
export const createEligibilityAnswers = (): EligibilityAnswers =>
  createEmptyAnswers(eligibilityFields);

/** Returns the questions that follow from the answers so far. */
export const listQuestions = (answers: Readonly<Record<string, unknown>>) =>
  listShownFields(listNamedFields(eligibilityFields), eligibilityFields, answers);

const kindsOfWish: Readonly<Record<string, ApplicationKind>> = {
  use: 'lease',
  exchange: 'exchange',
  correct: 'correction',
};

/** Returns where complete answers lead to: a kind of application, or land that is not the temple's. */
export function findRoute({
  temple,
  wish,
  held,
  leaseWish,
}: EligibilityAnswers): ApplicationKind | 'notTemple' {
  if (temple === 'no') return 'notTemple';
  if (wish === 'buy') return held === 'yes' ? 'purchase' : 'lease';
  if (wish === 'lease') return leaseWish === 'transfer' ? 'transfer' : 'renewal';
  return kindsOfWish[wish] ?? 'lease';
}
