/** Letters of Cyrillic, Greek and Armenian, and at the same index the Latin letter that looks alike. */
export const twins = {
  others: "АВЕКМНОРСТУХІЈЅҮԚԜаеорсухіјѕһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαονρικՕՍօոսհɑɡ",
  latin: "ABEKMHOPCTYXIJSYQWaeopcyxijshdqwlABEZHIKMNOPTYXaovpikOUonuhag",
} as const;
