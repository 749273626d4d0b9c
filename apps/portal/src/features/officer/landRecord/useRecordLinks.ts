import type { RecordPlace } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { buildReportPath } from '../../../common/land/buildReportPath.ts';

/** Returns the links to the reports of the places of a record, the largest place first; none while they are built. */
export function useRecordCrumbs(place: RecordPlace): { label: string; href: string }[] {
  const { districtCode, tahasilCode, villageCode } = place;
  const { data } = useQuery({
    queryKey: ['recordCrumbs', districtCode, tahasilCode, villageCode],
    queryFn: () =>
      Promise.all([
        buildReportPath({ districtId: districtCode }),
        buildReportPath({ districtId: districtCode, tahasilId: tahasilCode }),
        buildReportPath({
          districtId: districtCode,
          tahasilId: tahasilCode,
          mouzaId: villageCode,
        }),
      ]),
    staleTime: Infinity,
  });
  const names = [place.district_name, place.tehsil_name, place.mouza_name];
  return names.flatMap((label, index) => {
    const href = data?.[index];
    return href === undefined ? [] : [{ label, href }];
  });
}
