/** The channel of the database through which all instances receive live messages. */
export const liveChannel = 'portal_live';
