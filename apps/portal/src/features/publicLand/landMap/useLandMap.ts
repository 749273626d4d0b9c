import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { loadPlaces, type PublicPlaceLevel } from '../../../api/openData/loadPlaces.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import type { usePlotCheck } from '../usePlotCheck.ts';

const tenMinutes = 600_000;
const failed: UserMessage = { key: 'general.statusNotOk' };

function usePublicPlaces(level: PublicPlaceLevel, parentId: string | undefined) {
  return useQuery({
    queryKey: ['publicPlaces', level, parentId],
    queryFn: ({ signal }) => loadPlaces(level, parentId ?? '', signal),
    enabled: parentId !== undefined,
    staleTime: tenMinutes,
  });
}

const whenChosen = (id: string) => (id === '' ? undefined : id);

/**
 * Returns what the map shows for the place chosen in the form of the plot check: the districts, the tahasils of a
 * district or the mouzas of a tahasil. A choice on the map is written into the form.
 */
export function useLandMap({ form }: Pick<ReturnType<typeof usePlotCheck>, 'form'>) {
  const [district, tahasil, mouza] = useWatch({
    control: form.control,
    name: ['districtCode', 'tahasilCode', 'villageCode'],
  });
  const queries = {
    districts: usePublicPlaces('districts', ''),
    tahasils: usePublicPlaces('tahasils', whenChosen(district)),
    mouzas: usePublicPlaces('mouzas', whenChosen(tahasil)),
  };
  const level: PublicPlaceLevel =
    tahasil !== '' ? 'mouzas' : district !== '' ? 'tahasils' : 'districts';
  const { data: places = [], isPending, error, refetch } = queries[level];
  const find = (above: PublicPlaceLevel, id: string) =>
    queries[above].data?.find((place) => String(place.id) === id);
  const chosen = {
    district: find('districts', district),
    tahasil: find('tahasils', tahasil),
    mouza: find('mouzas', mouza),
  };
  const write = (ids: readonly [district: string, tahasil: string, mouza: string]) => {
    const shouldValidate = form.formState.submitCount > 0;
    for (const [index, field] of (
      ['districtCode', 'tahasilCode', 'villageCode'] as const
    ).entries())
      form.setValue(field, ids[index] ?? '', { shouldValidate });
  };
  const choose = (id: number) => {
    if (level === 'districts') write([String(id), '', '']);
    else if (level === 'tahasils') write([district, String(id), '']);
    else write([district, tahasil, String(id)]);
  };
  const goUp = () => write(level === 'mouzas' ? [district, '', ''] : ['', '', '']);
  return {
    level,
    places,
    chosen,
    ground:
      level === 'mouzas' ? chosen.tahasil : level === 'tahasils' ? chosen.district : undefined,
    isPending,
    message: error ? failed : undefined,
    refetch,
    choose,
    goUp,
  };
}

/** What the map shows, and how it is changed. */
export type LandMapView = ReturnType<typeof useLandMap>;
