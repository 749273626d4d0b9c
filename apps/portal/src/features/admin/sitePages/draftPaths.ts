import { reviewedEntities, type ReviewedEntity } from '@temple-land/portal-core';
import { href } from 'react-router-dom';

/** Returns the address at which the draft of a new record begins. */
export const getNewDraftPath = (entity: ReviewedEntity): string =>
  `${href('/admin/pages')}?new=${entity}`;

/** Returns the list whose new record the address asks for. */
export const readNewDraft = (search: URLSearchParams): ReviewedEntity | undefined =>
  reviewedEntities.find((entity) => entity === search.get('new'));
