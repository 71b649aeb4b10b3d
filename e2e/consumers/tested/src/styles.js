// What Jest reads in place of styles.
export default {};
