/** The role of every citizen; the first roles are fixed by the migrations. */
export const citizenRole = 5;
