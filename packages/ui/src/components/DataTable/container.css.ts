import { createContainer } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';

/** The container of a data table, which can be narrower than the window. */
export const dataTable = createContainer();

/** The container query for a narrow table, whose rows are cards. */
export const cardLayout = `${dataTable} ${media.upToTablet}`;

/** The container query for a table wide enough for columns. */
export const columnLayout = `${dataTable} not ${media.upToTablet}`;
