import type { GeoPoint } from '@temple-land/portal-core';
import { useState } from 'react';

const options: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 };

/** Returns the function that asks the device for its position, and how that went. */
export function useDevicePosition(onFound: (point: GeoPoint) => void) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const find = () => {
    setState('pending');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => {
        setState('idle');
        onFound({ longitude, latitude });
      },
      () => setState('failed'),
      options,
    );
  };
  return { find, isPending: state === 'pending', hasFailed: state === 'failed' };
}
