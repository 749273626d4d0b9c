import type { GeoPoint } from '@temple-land/portal-core';
import type { Map as LibraryMap } from 'maplibre-gl';
import { snapPoint, type SnapRing } from './snapPoint.ts';
import type { OutlineEditor, OutlineEditorOptions } from './outlineEditor.ts';
import { getMetresPerPoint } from './metresPerPoint.ts';

const snapPixels = 12;
const noRings: readonly SnapRing[] = [];

/** The outline that can be edited, and what its corners snap to. */
export interface EditedOutline {
  /** Its corners; undefined while none can be edited. */
  points: readonly GeoPoint[] | undefined;
  /** The outlines to whose corners and sides new and moved corners snap. */
  rings: readonly SnapRing[];
}

/** Returns the functions that edit an outline on a map; the library for it is loaded when there is one to edit. */
export function createOutlineEditing(
  map: LibraryMap,
  options: Pick<OutlineEditorOptions, 'colours' | 'kind' | 'onEdit'>,
) {
  let [editor, rings]: [OutlineEditor | undefined, readonly SnapRing[]] = [undefined, noRings];
  let wanted: EditedOutline['points'];
  let isLoading = false;
  let isStopped = false;
  const snap = (point: GeoPoint) => {
    if (wanted === undefined) return point;
    const metres = snapPixels * getMetresPerPoint(point.latitude, map.getZoom());
    return snapPoint(point, rings, metres);
  };
  const load = async () => {
    isLoading = true;
    const { createOutlineEditor } = await import('./outlineEditor.ts');
    if (isStopped) return;
    editor = createOutlineEditor(map, { ...options, snap });
    editor.show(wanted ?? []);
  };
  return {
    snap,
    edit: (outline: EditedOutline) => {
      ({ points: wanted, rings } = outline);
      if (editor) editor.show(wanted ?? []);
      // Without the library the corners are typed and pressed.
      else if (wanted && !isLoading) load().catch(() => undefined);
    },
    /** Ends the editing, before the map is removed. */
    stop: () => {
      isStopped = true;
      editor?.stop();
    },
  };
}
