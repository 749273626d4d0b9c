import { useState } from 'react';
import { caseSections, type Input } from '@temple-land/portal-core';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { noPlace, type Place } from '../../../common/land/places.ts';
import { nobody, type Person } from './person.ts';

type Section = (typeof caseSections)[number];

/** A case that is being filed, as it is typed. */
export interface CaseFiling {
  place: Place;
  khatianNo: string;
  plotCode: string;
  area: string;
  section: Section;
  facts: string;
  respondents: readonly Person[];
}

const empty: CaseFiling = {
  place: noPlace,
  khatianNo: '',
  plotCode: '',
  area: '',
  section: caseSections[0],
  facts: '',
  respondents: [nobody],
};

const toRequest = (filing: CaseFiling): Input<'caseFile'> => ({
  districtCode: Number(filing.place.district),
  tahasilCode: Number(filing.place.tahasil),
  villageCode: Number(filing.place.mouza),
  khataNo: filing.khatianNo,
  plotCode: filing.plotCode,
  area: filing.area,
  section: filing.section,
  facts: filing.facts,
  respondents: [...filing.respondents],
});

/** Returns the case that is being filed, and its number once it is. */
export function useCaseFiling() {
  const [filing, setFiling] = useState(empty);
  const { mutate, data, isPending, error } = useServiceMutation('caseFile');
  return {
    filing,
    change: (changes: Partial<CaseFiling>) => setFiling((now) => ({ ...now, ...changes })),
    send: () => mutate(toRequest(filing)),
    isPending,
    message: error?.userMessage,
    applicationNo: data && 'result' in data ? data.result.applicationNo : undefined,
  };
}
