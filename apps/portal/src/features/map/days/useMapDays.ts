import type { MapLayer } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { noPlace } from '../../../common/land/places.ts';
import { getIndianToday } from '../../../common/text/dateTime.ts';
import { getShownDays, type MapDays } from './mapDays.ts';

/** Later than every day: while the history of the record is not known, no earlier day can be shown. */
const unknown = '9999-12-31';

/** Returns the days of the map, what changed between them, and the functions that change them. */
export function useMapDays(layers: readonly MapLayer[], start: MapDays) {
  const [chosen, setChosen] = useState<MapDays>({ day: start.day, compared: start.compared });
  const [place, setPlace] = useState(noPlace);
  const since = layers.find(({ id }) => id === 'plots')?.since ?? unknown;
  const today = getIndianToday();
  const known = useMemo(() => ({ since, today }), [since, today]);
  const shown = useMemo(() => getShownDays(chosen, known), [chosen, known]);
  const request = shown.compared && {
    ...shown.compared,
    ...(place.mouza === '' ? {} : { villageCode: Number(place.mouza) }),
  };
  const { data, error, isFetching, refetch } = useQuery(
    serviceQuery('landChanges', request, { isQuiet: true }),
  );
  return {
    chosen,
    choose: setChosen,
    known,
    ...shown,
    /** The mouza to which the list of changes is limited. */
    place,
    setPlace,
    request,
    found: data && 'result' in data ? data.result : undefined,
    message: error?.userMessage,
    isFetching,
    refetch,
  };
}

/** What `useMapDays` returns. */
export type ChosenDays = ReturnType<typeof useMapDays>;
