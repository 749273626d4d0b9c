import {
  caseOrders,
  caseSections,
  hearingFilters,
  submittedStages,
} from '@temple-land/portal-core';
import { Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { getStateLabel } from '../../../common/applications/stepLabels.ts';
import { getIndianToday } from '../../../common/text/dateTime.ts';
import type { CaseChoices, CaseFilter } from './useCases.ts';

const hearingLabels = { coming: 'cases.hearing.coming', none: 'cases.hearing.none' } as const;
const orderLabels = {
  newest: 'cases.sort.newest',
  oldest: 'cases.sort.oldest',
  hearing: 'cases.sort.hearing',
} as const;
const shownYears = 8;
const caseType = 3;

const listYears = (): string[] => {
  const year = Number(getIndianToday().slice(0, 4));
  return Array.from({ length: shownYears }, (_, index) => String(year - index));
};

/** The props of the fields of the register. */
export interface ChoiceFieldsProps {
  filter: CaseFilter;
  onFilter: (filter: CaseFilter) => void;
}

/** The fields that narrow the register by stage, section, year and hearing. */
export function ChoiceFields({ filter, onFilter }: ChoiceFieldsProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const all = { value: '', label: t('cases.all') };
  const fields: readonly [keyof CaseChoices, string, { value: string; label: string }[]][] = [
    [
      'state',
      t('cases.stage'),
      submittedStages
        .filter(({ type }) => type === caseType)
        .map(({ state }) => ({ value: state, label: t(`specification:${getStateLabel(state)}`) })),
    ],
    ['section', t('cases.section'), caseSections.map((value) => ({ value, label: value }))],
    ['year', t('cases.year'), listYears().map((value) => ({ value, label: value }))],
    [
      'hearing',
      t('cases.hearing'),
      hearingFilters.map((value) => ({ value, label: t(hearingLabels[value]) })),
    ],
  ];
  return fields.map(([name, label, options]) => (
    <Select
      key={name}
      label={label}
      optionalLabel=""
      value={filter[name]}
      options={[all, ...options]}
      onChange={(value) => onFilter({ ...filter, [name]: value, pageNumber: 1 })}
    />
  ));
}

/** The order of the register. */
export function OrderField({ filter, onFilter }: ChoiceFieldsProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  return (
    <Select
      label={t('cases.sort')}
      optionalLabel=""
      value={filter.sort || 'newest'}
      options={caseOrders.map((value) => ({ value, label: t(orderLabels[value]) }))}
      onChange={(sort) =>
        onFilter({ ...filter, sort: sort === 'newest' ? '' : sort, pageNumber: 1 })
      }
    />
  );
}
