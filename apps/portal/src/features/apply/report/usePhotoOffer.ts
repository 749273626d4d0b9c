import type { GeoPoint } from '@temple-land/portal-core';
import { useState } from 'react';
import { findPhotoPosition } from '../../../common/files/photoPosition.ts';

/** The position of a chosen photo, which the reporter may use or refuse. */
export interface PhotoOffer {
  /** Undefined until a photo has one, and after an answer. */
  point: GeoPoint | undefined;
  /** Reads the positions of chosen photos, in the browser alone. */
  read: (photos: readonly File[]) => Promise<void>;
  /** Removes the offer, because it was accepted or refused. */
  close: () => void;
}

/** Returns the offer of the position of a photo; after an answer no other photo is read. */
export function usePhotoOffer(): PhotoOffer {
  const [point, setPoint] = useState<GeoPoint>();
  const [isAnswered, setAnswered] = useState(false);
  const read = async (photos: readonly File[]) => {
    if (isAnswered || point) return;
    setPoint(await findPhotoPosition(photos));
  };
  const close = () => {
    setAnswered(true);
    setPoint(undefined);
  };
  return { point, read, close };
}
