import { createContainer } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';

/** The room a data table has; it may be less than the window. */
export const room = createContainer();

/** Too little room for columns: rows become cards. */
export const cards = `${room} ${media.upToTablet}`;

/** Room for columns. */
export const columns = `${room} not ${media.upToTablet}`;
