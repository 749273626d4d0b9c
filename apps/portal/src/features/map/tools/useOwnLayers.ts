import type { Input } from '@temple-land/portal-core';
import { useState } from 'react';
import { uploadMapFile } from '../../../api/files/upload.ts';
import { useFileCalls } from '../../../api/files/useFileCalls.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import { ownPatterns, type OwnLayer } from './ownLayers.ts';

const noLayers: readonly OwnLayer[] = [];

/**
 * Returns the files of one's own over the map, with the functions that change them. The service reads a file and does not
 * store it; the layers are gone when the page is left.
 */
export function useOwnLayers() {
  const { awaitUpload } = useFileCalls();
  const [layers, setLayers] = useState(noLayers);
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<UserMessage>();
  const change = (id: string, changes: Partial<OwnLayer>) =>
    setLayers((all) => all.map((layer) => (layer.id === id ? { ...layer, ...changes } : layer)));
  /** Reads a file and adds its shapes as a layer; returns it, and how many rows have no polygon. */
  const add = async (file: File, crs: Input<'mapFile'>['crs']) => {
    const isFree = (pattern: OwnLayer['pattern']) =>
      layers.every((layer) => layer.pattern !== pattern);
    const pattern = ownPatterns.find(isFree);
    if (pattern === undefined) return undefined;
    setMessage(undefined);
    setIsPending(true);
    const result = await awaitUpload('mapFile', uploadMapFile(file, crs));
    setIsPending(false);
    const { answer } = result;
    if (!answer || !('result' in answer)) {
      setMessage(result.message ?? { key: 'apply.document.failed' });
      return undefined;
    }
    const { shapes, withoutPolygon } = answer.result;
    const shown = { isShown: true, opacity: 100 };
    const layer: OwnLayer = { id: `own.${pattern}`, name: file.name, shapes, pattern, ...shown };
    setLayers((all) => [...all, layer]);
    return { layer, withoutPolygon };
  };
  return {
    layers,
    isFull: layers.length >= ownPatterns.length,
    add,
    isPending,
    message,
    change,
    remove: (id: string) => setLayers((all) => all.filter((layer) => layer.id !== id)),
  };
}

/** What `useOwnLayers` returns. */
export type OwnLayers = ReturnType<typeof useOwnLayers>;
