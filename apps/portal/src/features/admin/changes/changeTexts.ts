import {
  isAccountChange,
  type PendingChange,
  type PendingChangeKind,
} from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { pageTitles } from '../../../common/documents/pageTitles.ts';
import { useStepNames } from '../../../common/applications/useStepNames.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import type { ChangeAction } from './useChanges.ts';

/** The names of the kinds of changes. */
export const kindLabels = {
  newAccount: 'changes.kind.newAccount',
  account: 'changes.kind.account',
  access: 'changes.kind.access',
  ownMobile: 'changes.kind.ownMobile',
  ownName: 'changes.kind.ownName',
  factors: 'changes.kind.factors',
  stepRights: 'changes.kind.stepRights',
  workflow: 'changes.kind.workflow',
  officeDetails: 'changes.kind.officeDetails',
  publication: 'setup.publication',
  import: 'changes.kind.import',
  importUndo: 'changes.kind.importUndo',
  erasureRefusal: 'changes.kind.erasureRefusal',
  khatiyan: 'changes.kind.khatiyan',
  plot: 'changes.kind.plot',
  plotDivision: 'changes.kind.plotDivision',
  plotRetirement: 'changes.kind.plotRetirement',
  khatiyanRetirement: 'changes.kind.khatiyanRetirement',
  page: 'changes.kind.page',
  content: 'changes.kind.content',
} as const satisfies Record<PendingChangeKind, TextKey<'admin'>>;

/** Returns the new value of a field of a change; empty without one. */
const findAfter = ({ fields }: PendingChange, field: string): string =>
  fields.find(({ name }) => name === field)?.after ?? '';

/**
 * Returns the short name of what a change is about: a login name, a role, a workflow, the office, a khatiyan, a plot or
 * a page.
 */
export function useSubjectName(change: PendingChange): string {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { getWorkflowName } = useStepNames();
  if (change.kind === 'officeDetails') return t('common:title.office');
  if (change.pageName) return t(pageTitles[change.pageName]);
  if (change.kind === 'content') return findAfter(change, 'title');
  if (change.kind === 'publication') return t('setup.publication');
  if (change.khatiyan) return `${change.khatiyan.number}, ${change.khatiyan.mouza}`;
  if (change.plot) return `${change.plot.number}, ${change.plot.mouza}`;
  if (change.kind === 'ownName') return change.fullName;
  const number = findAfter(change, 'importNumber');
  if (number !== '') return t('changes.import.name', { n: number });
  if (change.workflowType !== null) return getWorkflowName(change.workflowType);
  return isAccountChange(change.kind) ? change.loginId : change.roleName;
}

/** The texts of a decision on a change. */
interface DecisionTexts {
  done: Readonly<Record<ChangeAction, TextKey<'admin'>>>;
  approve: TextKey<'admin'>;
  refuse: TextKey<'admin'>;
  withdraw: TextKey<'admin'>;
}

const accountTexts: DecisionTexts = {
  done: { approve: 'changes.approved', refuse: 'changes.refused', withdraw: 'changes.withdrawn' },
  approve: 'changes.approve.text',
  refuse: 'changes.refuse.text',
  withdraw: 'changes.withdraw.text',
};

const otherTexts: DecisionTexts = {
  done: {
    approve: 'changes.other.approved',
    refuse: 'changes.other.refused',
    withdraw: 'changes.other.withdrawn',
  },
  approve: 'changes.other.approve',
  refuse: 'changes.other.refuse',
  withdraw: 'changes.other.withdraw',
};

const nameTexts: DecisionTexts = {
  ...otherTexts,
  approve: 'changes.name.approve',
  refuse: 'changes.name.refuse',
};

/** Returns the texts of a decision on a change. */
export function getDecisionTexts(change: PendingChange): DecisionTexts {
  if (change.kind === 'ownName') return nameTexts;
  if (!isAccountChange(change.kind)) return otherTexts;
  return change.kind === 'newAccount'
    ? { ...accountTexts, approve: 'changes.approve.new' }
    : accountTexts;
}
