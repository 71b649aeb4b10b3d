/** Where the person is: how they write numbers, and which clock they read. */
export interface Settings {
  /** BCP 47 language tag. */
  locale: string;
  /** IANA time zone name. */
  timeZone: string;
}
