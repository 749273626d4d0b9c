import type { Field } from '../admin/fields.ts';
import type { ListLink } from './listLinks.ts';

/** A list that administrators maintain; `Key` is a key of the page copy. */
export interface AdminList<Key extends string = string> extends ListLink<Key> {
  /** The name of one record. */
  readonly recordLabel: Key;
  /** The fields that the list shows, in order; the first one names a record. */
  readonly columns: readonly string[];
  /** The file that a record may have; without it a record has none. */
  readonly upload?: 'document' | 'photo';
  /** Whether a change of a record needs the document on which it rests. */
  readonly needsSource?: true;
  /** The field that names this document, where it is not `source` of `changeFields`. */
  readonly sourceField?: string;
  /** The fields that a stored record keeps for ever. */
  readonly lastingFields?: readonly string[];
  /** The fields of the form, in order, by their names on the wire. */
  readonly fields: Readonly<Record<string, Field & { readonly label: Key }>>;
}
