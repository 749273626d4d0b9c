import type { AdminRow, EntityName } from '@temple-land/portal-core';
import type { Place } from '../../../common/land/places.ts';
import type { AdminField } from '../records/entityFields.ts';

/** The props of `Field`. */
export interface FieldProps {
  entity: EntityName;
  name: string;
  field: AdminField;
  /** The record as it is stored; undefined for a new one. */
  row: AdminRow | undefined;
  id: string;
  text: string;
  onText: (text: string) => void;
  /** The error message. */
  error: string | undefined;
  isRequired: boolean;
  /** The mouza of a new plot; absent until it is chosen. */
  mouzaId?: string | undefined;
  /** Called with the chosen levels of a place. */
  onPlace?: ((place: Place) => void) | undefined;
  /** The id of the district in the same form, '' before it is chosen; undefined in forms without one. */
  district?: string | undefined;
}
