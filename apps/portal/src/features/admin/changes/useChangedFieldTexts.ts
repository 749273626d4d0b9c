import {
  isDataRight,
  isPlotDetail,
  retirementCauses,
  type PendingChange,
} from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { findStepRight, useStepNames } from '../../../common/applications/useStepNames.ts';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { causeLabels } from '../fields/RetireLandDialog.tsx';
import { formatOfficeValue, getOfficeLabel } from '../office/officeLabels.ts';
import type { ListKey } from '../records/adminLists.ts';
import { getFieldLabel } from '../records/entityFields.ts';
import { formatFieldValue } from '../records/formatFieldValue.ts';
import { findChoiceLabel } from '../records/recordLabels.ts';

const retirementLabels: Readonly<Record<string, TextKey<'admin'>>> = {
  cause: 'admin:retirement.cause',
  reason: 'admin:retirement.reason',
};

/** The labels of changes that are not fields of the account form. */
const changedLabels: Readonly<Record<string, ListKey>> = {
  isBlocked: 'admin:user.access',
  factors: 'admin:field.factors',
  erasure: 'admin:changes.erasure',
};

/** Returns functions for the labels and values of the fields of an account. */
function useAccountFields() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const formatValue = (name: string, value: string): string => {
    if (name === 'erasure' && value === '') return t('changes.erasure.refused');
    if (value === '' || (name === 'factors' && value === '0')) return t('changes.none');
    if (name === 'isBlocked') return t(value === '1' ? 'user.blocked' : 'user.active');
    const word = name === 'userType' ? findChoiceLabel(value) : undefined;
    return word === undefined ? value : t(word);
  };
  const getLabel = (name: string) => t(changedLabels[name] ?? getFieldLabel('user', name));
  return { getLabel, formatValue };
}

/** Returns functions for the labels and values of rights, each of them a field of a change. */
function useRightFields() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { getRightName: getLabel } = useStepNames();
  const formatValue = (_: string, value: string) =>
    t(value === '1' ? 'changes.right.held' : 'changes.right.missing');
  return { getLabel, formatValue };
}

/** Returns functions for the labels and values of a version of a workflow. */
function useWorkflowFields() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { getStageName } = useStepNames();
  const getLabel = (name: string) => {
    const [kind, state = ''] = name.split('.');
    if (kind === 'version') return t('changes.version');
    if (kind === 'validFrom') return t('changes.validFrom');
    return t(kind === 'days' ? 'changes.days' : 'changes.stage', { stage: getStageName(state) });
  };
  const formatValue = (name: string, value: string) => {
    if (value === '') return t('changes.none');
    if (name === 'validFrom') return formatDate(`${value}T00:00:00+05:30`);
    if (name === 'version') return formatCount(Number(value));
    if (name.startsWith('days.')) return t('workflows.days', { count: Number(value) });
    return t(value === '1' ? 'changes.stage.included' : 'changes.stage.left');
  };
  return { getLabel, formatValue };
}

/** Returns functions for the labels and values of the details of the office. */
function useOfficeFields() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const getLabel = (name: string) => getOfficeLabel(name, { t });
  const formatValue = (name: string, value: string) => formatOfficeValue(name, value, { t });
  return { getLabel, formatValue };
}

/** The labels of the fields of a draft, besides the day of review. */
const pageLabels: Readonly<Record<string, ListKey>> = {
  version: 'admin:changes.version',
  title: 'admin:field.title',
};

/** Returns functions for the labels and values of a version of a public page. */
function usePageFields() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const getLabel = (name: string) => t(pageLabels[name] ?? 'changes.reviewOn');
  const formatValue = (name: string, value: string) => {
    if (name === 'version' && value !== '0') return formatCount(Number(value));
    if (name === 'version') return t('changes.page.builtIn');
    if (value === '') return t('changes.none');
    return name === 'title' ? value : formatDate(`${value}T00:00:00+05:30`);
  };
  return { getLabel, formatValue };
}

/** Returns functions for the labels and values of a notice, tender, question or contact card; a new one had no version. */
function useContentFields() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { getLabel, formatValue } = usePageFields();
  return {
    getLabel,
    formatValue: (name: string, value: string) =>
      name === 'version' && value === '0' ? t('changes.none') : formatValue(name, value),
  };
}

/** Returns functions for the labels and values of a record of the land. */
function useLandFields(entity: 'khatian' | 'plot') {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const getLabel = (name: string) =>
    isPlotDetail(name) ? t(`specification:report.${name}`) : t(getFieldLabel(entity, name));
  const formatValue = (name: string, value: string) => formatFieldValue(entity, name, value, t);
  return { getLabel, formatValue };
}

/** Returns functions for the labels and values of a split or a merge of plots. */
function useDivisionFields() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const getLabel = (name: string) =>
    t(name === 'effectiveOn' ? 'field.effectiveOn' : 'changes.division.plots');
  const formatValue = (name: string, value: string) =>
    name === 'effectiveOn' ? formatFieldValue('plot', name, value, t) : value;
  return { getLabel, formatValue };
}

/** Returns functions for the labels and values of a retirement of a plot or khatiyan. */
function useRetirementFields() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const getLabel = (name: string) => t(retirementLabels[name] ?? 'field.effectiveOn');
  const formatValue = (name: string, value: string) => {
    const cause = retirementCauses.find((each) => name === 'cause' && each === value);
    return cause === undefined ? formatFieldValue('plot', name, value, t) : t(causeLabels[cause]);
  };
  return { getLabel, formatValue };
}

/** Returns functions for the label and values of an opening or closing of the portal. */
function usePublicationFields() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const getLabel = () => t('setup.publication.field');
  const formatValue = (_: string, value: string) =>
    t(value === '1' ? 'setup.publication.yes' : 'setup.publication.no');
  return { getLabel, formatValue };
}

const importLabels: Readonly<Record<string, TextKey<'admin'>>> = {
  importNumber: 'changes.import.number',
  importFiles: 'changes.import.files',
  importAdded: 'changes.import.added',
  importChanged: 'changes.import.changed',
  importAccepted: 'changes.import.accepted',
};

/** Returns functions for the labels and values of an import or its undo. */
function useImportFields() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const getLabel = (name: string) => t(importLabels[name] ?? 'changes.import.number');
  const formatValue = (name: string, value: string) =>
    name === 'importFiles' || name === 'importNumber' ? value : formatCount(Number(value));
  return { getLabel, formatValue };
}

/** Returns the function that finds the label of a field of a change and the text of a value, by the name of the field. */
export function useChangedFieldTexts(change: PendingChange) {
  const fields = {
    account: useAccountFields(),
    right: useRightFields(),
    workflow: useWorkflowFields(),
    office: useOfficeFields(),
    page: usePageFields(),
    content: useContentFields(),
    khatiyan: useLandFields('khatian'),
    plot: useLandFields('plot'),
    division: useDivisionFields(),
    retirement: useRetirementFields(),
    import: useImportFields(),
    publication: usePublicationFields(),
  };
  return (name: string) => {
    if (change.kind === 'workflow') return fields.workflow;
    if (change.kind === 'officeDetails') return fields.office;
    if (change.kind === 'page' || change.kind === 'content') return fields[change.kind];
    if (change.kind === 'khatiyan' || change.kind === 'plot') return fields[change.kind];
    if (change.kind === 'publication') return fields.publication;
    if (change.kind === 'plotDivision') return fields.division;
    if (change.kind === 'plotRetirement' || change.kind === 'khatiyanRetirement')
      return fields.retirement;
    if (change.importJobId !== null) return fields.import;
    return findStepRight(name) || isDataRight(name) ? fields.right : fields.account;
  };
}
