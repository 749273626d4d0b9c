import { isDataRight, type DataSubject, type DataUse } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/textKey.ts';

const subjectLabels: Readonly<Record<DataSubject, TextKey<'common'>>> = {
  land: 'common:dataRight.land',
  registers: 'common:dataRight.registers',
  applications: 'common:dataRight.applications',
  tenders: 'common:dataRight.tenders',
  money: 'common:dataRight.money',
  people: 'common:dataRight.people',
  outlines: 'common:dataRight.outlines',
};

const useLabels: Readonly<Record<DataUse, TextKey<'common'>>> = {
  see: 'common:dataRight.see',
  query: 'common:dataRight.query',
  export: 'common:dataRight.export',
};

/** Returns functions for the names of kinds of data and of what can be done with them. */
export function useDataRightNames() {
  const { t } = useTranslation(['common', 'specification']);
  const getSubjectName = (subject: DataSubject) => t(subjectLabels[subject]);
  const getUseName = (use: DataUse) => t(useLabels[use]);
  /** Returns the name of a right to data; undefined for the name of none. */
  const findRightName = (right: string): string | undefined => {
    if (!isDataRight(right)) return undefined;
    const [, subject, use] = right.split('.') as [string, DataSubject, DataUse];
    return `${getSubjectName(subject)}: ${getUseName(use)}`;
  };
  return { getSubjectName, getUseName, findRightName };
}
