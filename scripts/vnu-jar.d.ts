declare module 'vnu-jar' {
  /** Path of the Nu checker's jar. */
  const path: string
  export default path
}
