import type { MessageValues } from '@temple-land/portal-core';
import type { i18n, ParseKeys } from 'i18next';
import type { Namespace } from './resources.ts';

/** The keys of some namespaces, with their namespace. */
export type PrefixedKey<Names extends Namespace> = {
  [Name in Names]: `${Name}:${ParseKeys<Name>}`;
}[Names];
type SharedKey = PrefixedKey<'common' | 'specification'>;

/** The key of any text, with its namespace. */
export type FullKey = PrefixedKey<Namespace>;

/**
 * The key of a text: `common:` and `specification:` are always part of it. A feature's own keys have no prefix in the
 * feature, and have it in the lists of portal-core.
 */
export type TextKey<Feature extends Namespace = never> =
  SharedKey | ([Feature] extends [never] ? never : ParseKeys<Feature> | PrefixedKey<Feature>);

/** Returns a text with its values; every `t` of `useTranslation` with these namespaces has this type. */
export interface Translate<Feature extends Namespace = never> {
  (key: TextKey<Feature>): string;
  (key: TextKey<Feature>, values: MessageValues): string;
}

/** The part of the result of `useTranslation` that functions outside components need. */
export interface Translation<Feature extends Namespace = never> {
  t: Translate<Feature>;
  i18n: i18n;
}
